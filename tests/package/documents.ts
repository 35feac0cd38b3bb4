import { apiPage } from './api-page.ts';
import { bridgeSchema } from './bridge-schema.ts';
import { wireFieldsPage } from './fields-page.ts';
import { openApiDocument } from './openapi.ts';
import { postmanCollection } from './postman.ts';
import { readReference } from './reference.ts';
import { settingsSchema } from './settings-schema.ts';

/**
 * The documents that are made from the code: `npm run docs` writes them for a reader of the project, `npm run pack` into the
 * package. `root` is the project's folder.
 */
export const documents = async (root: string): Promise<readonly (readonly [name: string, text: string])[]> => [
  ['openapi.json', json(openApiDocument(root))],
  ['postman.json', json(postmanCollection(root))],
  ['fields.md', await wireFieldsPage()],
  ['bridge.schema.json', json(bridgeSchema())],
  ['settings.schema.json', settingsSchema()],
  ['API.md', apiPage(readReference(root))],
];

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
