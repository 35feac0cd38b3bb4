/** The fields of an address, in the order in which its form checks them (R57). */
export const ADDRESS_FIELDS = ['name', 'phoneNumber', 'email', 'province', 'city', 'street'] as const;
/** One of the six fields of the address form. */
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Where a phone is delivered (R42c). `province` and `city` are names as the server knows them. */
export type Address = Readonly<Record<AddressField, string>>;

/** City and province on one line, as an address is read in English: the names that the server knows. */
export function placeInEnglish({ province, city }: Pick<Address, 'province' | 'city'>): string {
  return `${city}, ${province}`;
}
