import { METHOD_NOT_FOUND, type RpcClient } from './json-rpc.ts';
import { readToken } from './questions.ts';

/**
 * The token that the app names, empty where it says that nobody is logged in, or has no such method; null where it is silent
 * or fails: that says nothing of who uses it (Q71).
 */
export async function askToken(rpc: RpcClient): Promise<string | null> {
  const answer = await rpc.request('getToken', {});
  if (answer.kind === 'result') return readToken(answer.value) ?? '';
  return answer.kind === 'error' && answer.code === METHOD_NOT_FOUND ? '' : null;
}
