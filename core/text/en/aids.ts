/** The buttons that make a page easier to read: the public pages' and the shop's. Ours (Q56). */
export const readingAids = {
  listen: 'Read aloud',
  stop: 'Stop reading',
  chosen: 'Chosen:',
  noVoice: 'This phone cannot read aloud in this language.',
  largeText: 'Larger text',
};
