import { createHash, timingSafeEqual } from 'node:crypto';
import { type ClientFacts, isLocalRequest } from './client.ts';

/** Who may play seller, courier and time. */
export interface AdminAccess {
  /** What a stranger has to bring as `Authorization: Bearer …`; null where no stranger may. */
  readonly token: string | null;
  /** True where the server listens on this machine alone: then requests of this machine need no token. */
  readonly isLocalServer: boolean;
}

/** For servers that nobody else can reach, and where nothing is handed on: tests. */
export const LOCAL_ACCESS: AdminAccess = { token: null, isLocalServer: true };

/** Whether a request may do what shoppers may not. */
export function mayAct(request: ClientFacts, { token, isLocalServer }: AdminAccess): boolean {
  if (isLocalServer && isLocalRequest(request)) return true;
  const [, given] = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
