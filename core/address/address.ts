/** Where a phone is delivered (R42c). `province` and `city` are names as the server knows them. */
export interface Address {
  readonly name: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly province: string;
  readonly city: string;
  readonly street: string;
}

/** The form's fields in the order in which they are checked (R57). */
export const ADDRESS_FIELDS = ['name', 'phoneNumber', 'email', 'province', 'city', 'street'] as const;
/** One of the six fields of the address form. */
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** City and province on one line, as an address is read in English: the names that the server knows. */
export function placeInEnglish({ province, city }: Pick<Address, 'province' | 'city'>): string {
  return `${city}, ${province}`;
}
