/** Whether nothing of a text can be seen: it is empty, or blanks and what cannot be seen are all that it holds. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}
