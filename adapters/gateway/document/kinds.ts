import { ADDRESS_MAX_LENGTH } from '#core/address/address-form.ts';
import type { Decoder } from '../decoder.ts';
import * as fields from '../wire/fields.ts';

/** As much of JSON Schema as the documents use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly description?: string;
}

const upTo = (most = 200): JsonSchema => ({ type: 'string', minLength: 1, maxLength: most });
const whole = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });
const id = upTo();
const text: JsonSchema = { type: 'string', maxLength: 2000 };
const share: JsonSchema = { anyOf: [{ type: 'number', minimum: 0, maximum: 100 }, { type: 'string' }] };
const empty: JsonSchema = { type: 'object', properties: {}, required: [] };

/** What a gateway sends for each field that holds one value, and what its description begins with. */
export const ANSWER_KINDS: ReadonlyMap<Decoder<unknown>, JsonSchema> = new Map<Decoder<unknown>, JsonSchema>([
  [fields.idText, id],
  [fields.textOrEmpty, text],
  [fields.words, text],
  [fields.fullText, { type: 'string', pattern: '\\S', maxLength: 2000 }],
  [fields.rupees, { type: 'number', minimum: 0, maximum: 1e13, description: 'Rupees, at most two decimals.' }],
  [fields.yesOrNo, { enum: [0, 1], type: 'number', description: '0 no, 1 yes.' }],
  [fields.status, whole(0, 999_999_999)],
  [fields.count, whole(0, fields.COUNT_MAX)],
  [fields.oneOrMore, whole(1, fields.COUNT_MAX)],
  [
    fields.installmentCount,
    { ...whole(0, fields.COUNT_MAX), description: 'Their number, where nothing more is said.' },
  ],
  [fields.time, { ...whole(946_684_800_000, 4_102_444_799_999), description: 'Milliseconds since 1970, UTC.' }],
  [fields.percent, { ...share, description: 'Percent.' }],
  [
    fields.picture,
    {
      ...text,
      description: 'Address of a picture: https, or a path on the pages’ own origin that begins with one slash.',
    },
  ],
  [fields.nothing, { ...empty, description: 'Nothing: `data` may be null or missing, and is not read.' }],
]);

/** What a request sends, by the names of its kinds. The sandbox judges by these. */
export const REQUEST_KINDS = {
  id,
  order: {
    ...id,
    description: 'The order: opaque text that goes back as it came. Another shopper’s counts as missing.',
  },
  plan: {
    type: 'string',
    maxLength: 200,
    description: 'The plan (loan product) by its id, as `calcInfos` and `loanDays` name it; empty for none.',
  },
  name: upTo(ADDRESS_MAX_LENGTH.name),
  phoneNumber: upTo(ADDRESS_MAX_LENGTH.phoneNumber),
  email: upTo(ADDRESS_MAX_LENGTH.email),
  street: upTo(ADDRESS_MAX_LENGTH.street),
  choice: { enum: [1, 2], type: 'number' },
  amount: { type: 'number', minimum: 0, description: 'Rupees.' },
  days: whole(0, 999_999),
  text: { type: 'string' },
} satisfies Readonly<Record<string, JsonSchema>>;

/** A kind of field that is sent. */
export type RequestKind = keyof typeof REQUEST_KINDS;
