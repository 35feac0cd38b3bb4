/** The shop's texts and the names of places, as one piece to load. */
export { placeInUrdu } from '#core/address/districts.ts';
export { common } from '#core/text/ur/common.ts';
export { notices } from '#core/text/ur/notices.ts';
export { shop } from '#core/text/ur/shop.ts';
