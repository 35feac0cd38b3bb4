import { toJsonSchema } from '@valibot/to-json-schema';
import { SETTINGS } from '#adapters/settings/schema.ts';

const TITLE = {
  title: 'Settings of a deployment',
  description:
    'A build refuses more than this schema: what compares two values, days that are none, colours too light for white letters, texts of signs without a shape, paths of the site itself.',
};

/** The JSON Schema of a deployment's settings. What compares two values is left to the reader of the file. */
export function settingsSchema(): string {
  const schema = toJsonSchema(SETTINGS, { errorMode: 'ignore', target: 'draft-2020-12' });
  return `${JSON.stringify({ ...TITLE, ...schema }, (key, value: unknown) => (key === 'pattern' ? portable(String(value)) : value), 2)}\n`;
}

/** Kinds of Unicode's signs, as what every regular expression knows: control characters stand for all that is no text. */
const UNICODE_KINDS = /(?:\\p\{[^}]*\})+/g;

/**
 * A pattern that other validators compile too: without kinds of signs (Python has none) and without looking ahead (RE2 does not).
 * It takes what the reader's own takes, and more.
 */
const portable = (pattern: string): string =>
  pattern
    .replace(/\(\?![^)]*\)/g, '')
    .replace(UNICODE_KINDS, '\\x00-\\x1f')
    .replaceAll('\\u2800', '');
