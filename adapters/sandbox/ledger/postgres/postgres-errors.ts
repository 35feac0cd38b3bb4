/** A database's code for what failed (SQLSTATE), or the system's for a connection; empty for none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** True for an answer of the database: its connection goes on. A class of 57 or 58 ends it. */
export const isAnswer = (error: unknown): boolean => /^(?!5[78])[0-9A-Z]{5}$/.test(codeOf(error));

/** Other transactions were in the way, and nothing was stored: serialisation failure, deadlock. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** A record, a table or its type was there already. */
export const isDuplicate = (error: unknown): boolean => ['23505', '42P07', '42710'].includes(codeOf(error));

/** Refused for what is in the statement itself (data, constraint, limit): others of the same batch are not to blame. */
export const isOfItsKeys = (error: unknown): boolean => /^(22|23|54)/.test(codeOf(error)) && isAnswer(error);

const WORDS: Readonly<Record<string, string>> = {
  '28P01': 'the user or the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no such database',
  '25006': 'it takes no writes',
  '42501': 'the user may not create or change its tables',
  '53100': 'its disk is full',
  '53300': 'it has too many connections',
  '57P03': 'it is starting or stopping',
};

/** Why a database could not be opened. The address is not part of it: it may hold a password. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const words = WORDS[code];
  if (words !== undefined) return words;
  if (/^E[A-Z]{4,}/.test(code)) return `it cannot be reached (${code})`;
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  if (line.includes('client password must be a string')) return 'the user needs a password';
  return line === '' ? 'it cannot be reached' : line;
}
