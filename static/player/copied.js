/** Tells whether the browser let a text be copied: without a secure connection none does. */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
