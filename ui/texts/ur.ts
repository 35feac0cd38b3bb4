/** The shop's texts, as one piece to load. */
export { common } from '#core/text/ur/common.ts';
export { notices } from '#core/text/ur/notices.ts';
export { shop } from '#core/text/ur/shop.ts';
