/** `asaan/adapters/gateway`: the gateway's wire over HTTP, and over any transport of one's own. */

export { createSystemClock } from '../browser/system-clock.ts';
export type { Cipher } from './ciphers/cipher.ts';
export { createAvailableCipher, createWebCryptoCipher } from './ciphers/web-crypto.ts';
export { createHttpTransport, type ExchangeOptions, type HttpTransportOptions } from './http-transport.ts';
export { createHttpUpload } from './http-upload.ts';
export type { Reply, Transport, WireFields } from './wire/call.ts';
export type { WireFormat, WireFormatName, WrittenRequest } from './wire-format.ts';
export { createBearerBody, createSealedQuery } from './wire-format.ts';
export { createHttpGateway, createWireGateway } from './wire-gateway.ts';
