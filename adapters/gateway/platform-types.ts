/**
 * What the platform has, by its own types; `never` where those know none of it. So a program without the DOM’s types, or Node’s,
 * compiles beside these declarations.
 */
export type PlatformFetch = typeof globalThis extends { fetch: infer F } ? F : never;
/** A form with files. */
export type PlatformFormData = typeof globalThis extends { FormData: { prototype: infer F } } ? F : never;
/** What ends a request before its time. */
export type PlatformSignal = typeof globalThis extends { AbortSignal: { prototype: infer S } } ? S : never;
/** The platform’s ciphers. */
export type PlatformSubtle = typeof globalThis extends { crypto: { subtle: infer S } } ? S : never;
