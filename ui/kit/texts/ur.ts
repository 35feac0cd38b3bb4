/** The shop's texts, the names of places and what sellers write, as one piece to load. */
export { placeInUrdu } from '#core/address/districts.ts';
export { common } from '#core/text/ur/common.ts';
export { notices } from '#core/text/ur/notices.ts';
export { colorInUrdu, durationInUrdu } from '#core/text/ur/seller-words.ts';
export { shop } from '#core/text/ur/shop.ts';
