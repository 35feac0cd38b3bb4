/** The first order's id: longer than a JSON number carries exactly, so that ids must stay text (Q65). */
const FIRST_ORDER_ID = 202611210000000000001n;

/** The id of the order after so many. */
export const orderIdAfter = (count: number): string => String(FIRST_ORDER_ID + BigInt(count));
