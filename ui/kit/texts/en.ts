import { wording } from 'virtual:settings/features';
import { mendedNotices, mendedShop } from '#core/text/corrected.ts';
import { notices as specifiedNotices } from '#core/text/en/notices.ts';
import { shop as specifiedShop } from '#core/text/en/shop.ts';

/* The shop's texts, as one piece to load. */
export { common } from '#core/text/en/common.ts';

/** The short messages, in the deployment's wording (Q1). */
export const notices = wording === 'specified' ? specifiedNotices : mendedNotices(specifiedNotices);
/** The pages' texts, in the deployment's wording (Q1). */
export const shop = wording === 'specified' ? specifiedShop : mendedShop(specifiedShop);
