/** The buttons that make a page easier to read: the public pages' and the shop's. Ours (Q56). */
export const readingAids = {
  listen: 'Read aloud',
  stop: 'Stop reading',
  largeText: 'Larger text',
};
