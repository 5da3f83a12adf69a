/** Addresses of frames: `#relay-far.12`, or plain `#12` on a page with one example. */
export function readAddress(hash, ids) {
  const match = /^#(?:(.+)\.)?(\d+)$/.exec(decodeURIComponent(hash));
  if (!match) return ids.includes(hash.slice(1)) ? {id: hash.slice(1)} : null;
  const id = match[1] ?? (ids.length === 1 ? ids[0] : undefined);
  return ids.includes(id) ? {id, frame: Number(match[2])} : null;
}

export const writeAddress = (id, frame) => `#${id}.${frame}`;
