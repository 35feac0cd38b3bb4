import { toJsonSchema } from '@valibot/to-json-schema';
import { SETTINGS } from '#adapters/settings/schema.ts';

/** The JSON Schema of a deployment's settings. What compares two values is left to the reader of the file. */
export function settingsSchema(): string {
  const schema = toJsonSchema(SETTINGS, { errorMode: 'ignore', target: 'draft-2020-12' });
  return `${JSON.stringify({ title: 'Settings of a deployment', ...schema }, null, 2)}\n`;
}
