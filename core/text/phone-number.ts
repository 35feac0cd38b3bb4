/**
 * A Pakistani number in the groups in which it is read: `0300 1234567`, `051 111 883 883`, `051 6011632`, `+92 300 1234567`.
 * Anything else stays as it is.
 */
export function groupedPhone(number: string): string {
  for (const [form, groups] of FORMS) if (form.test(number)) return number.replace(form, groups);
  return number;
}

/** Mobile numbers, universal access numbers, and those of large cities. */
const FORMS: readonly (readonly [form: RegExp, groups: string])[] = [
  [/^(03\d{2})(\d{7})$/, '$1 $2'],
  [/^\+92(3\d{2})(\d{7})$/, '+92 $1 $2'],
  [/^(0\d{2})(111)(\d{3})(\d{3})$/, '$1 $2 $3 $4'],
  [/^(0[2-9]\d)(\d{7,8})$/, '$1 $2'],
];
