/** Whether an address may be shown as a picture: https, or a path on the own origin (reliability row 46). */
export function isPicture(text: string): boolean {
  if (/^\/(?![/\\])[^\\\s]*$/.test(text)) return true;
  try {
    return new URL(text).protocol === 'https:';
  } catch {
    return false;
  }
}
