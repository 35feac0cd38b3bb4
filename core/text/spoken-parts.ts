/** Longest piece that is handed to a voice, in UTF-16 units: phones refuse long texts, and stop in the middle of others. */
export const SPEECH_MAX_LENGTH = 200;

/** A page's text in pieces that a voice can read one after the other: its lines, long ones at their sentences, then at their words. */
export function speechParts(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => parted(line.trim(), /(?<=[.!?۔؟])\s+/))
    .flatMap((sentence) => parted(sentence, /\s+/))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** The pieces between `gaps`, put together again as far as they fit. */
function parted(text: string, gaps: RegExp): readonly string[] {
  if (text.length <= SPEECH_MAX_LENGTH) return [text];
  const parts: string[] = [];
  for (const piece of text.split(gaps)) {
    const last = parts.at(-1);
    const joined = last === undefined ? piece : `${last} ${piece}`;
    if (last === undefined || joined.length > SPEECH_MAX_LENGTH) parts.push(piece);
    else parts[parts.length - 1] = joined;
  }
  return parts;
}
