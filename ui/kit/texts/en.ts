/** The shop's texts, as one piece to load. */
export { common } from '#core/text/en/common.ts';
export { notices } from '#core/text/en/notices.ts';
export { shop } from '#core/text/en/shop.ts';
