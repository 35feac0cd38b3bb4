import { createCipheriv, createHash } from 'node:crypto';
import { bridgeSchemaText } from './bridge-schema.ts';
import { postmanText } from './postman-collection.ts';
import { openApiText } from './wire-document.ts';
import { wireFieldsPage } from './wire-fields-page.ts';

/** The documents of wire and bridge: path from the project's folder, and text. */
export const wireFiles = (root: string): readonly (readonly [file: string, text: string])[] => [
  ['adapters/gateway/openapi.json', openApiText(root)],
  ['adapters/gateway/postman.json', postmanText(root)],
  ['adapters/gateway/fields.md', wireFieldsPage()],
  ['adapters/gateway/cipher-vectors.json', cipherVectors()],
  ['adapters/host-app/bridge.schema.json', bridgeSchemaText()],
];

/** Texts at the edges of the cipher, with their secrets: empty object, a block less one, whole, and one more, other scripts, and signs that a query escapes. */
const CIPHER_TEXTS = [
  { secret: 'sandbox-secret', text: '{}' },
  { secret: 'sandbox-secret', text: '{"token":"abc"}' },
  { secret: 'sandbox-secret', text: '{"token":"abcd"}' },
  { secret: 'sandbox-secret', text: '{"token":"abcde"}' },
  { secret: 'sandbox-secret', text: '{"token":"sandbox-token","productId":"samsung-galaxy-a16"}' },
  { secret: 'sandbox-secret', text: '{"addr":"ماڈل ٹاؤن 📱"}' },
  { secret: 'another secret, with blanks and ü', text: '{"token":"sandbox-token"}' },
];

/** Each text with its key and what it becomes, by Node's own AES. */
function cipherVectors(): string {
  const vectors = CIPHER_TEXTS.map(({ secret, text }) => {
    const key = createHash('sha256').update(secret, 'utf8').digest();
    const cipher = createCipheriv('aes-256-cbc', key, Buffer.alloc(16));
    const data = cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
    return { secret, key: key.toString('hex'), text, data, query: encodeURIComponent(data) };
  });
  return `${JSON.stringify(vectors, null, 2)}\n`;
}
