import { createCipheriv, createHash } from 'node:crypto';
import { CIPHER_TEXTS } from '#adapters/gateway/document/cipher-vectors.ts';
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
