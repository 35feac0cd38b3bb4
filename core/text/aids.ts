/** The buttons that make a page easier to read, the public pages' and the shop's: beside the shop's texts, since its first page has none. Ours (Q56). */
export const readingAids = {
  listen: 'Read aloud',
  stop: 'Stop reading',
  chosen: 'Chosen:',
  noVoice: 'This phone cannot read aloud in this language.',
  largeText: 'Larger text',
};

/** The same in Urdu. */
export const readingAidsInUrdu: typeof readingAids = {
  listen: 'پڑھ کر سنائیں',
  stop: 'پڑھنا روکیں',
  chosen: 'منتخب:',
  noVoice: 'یہ فون اردو پڑھ کر نہیں سنا سکتا۔',
  largeText: 'بڑے حروف',
};

/** Both, for what is loaded once for both languages. */
export const READING_AIDS = { en: readingAids, ur: readingAidsInUrdu };
