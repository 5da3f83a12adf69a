/* Loads the page again when the content folder has changed. Only pages of `serve --content` have this. */
let version;
setInterval(async () => {
  try {
    const now = await (await fetch("/live", {cache: "no-store"})).text();
    if (version !== undefined && now !== version) location.reload();
    version = now;
  } catch {
    // the server is away for a moment
  }
}, 1000);
