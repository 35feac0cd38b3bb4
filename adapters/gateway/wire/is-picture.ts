import { isTestHost } from '#core/routes/gateway-host.ts';

/** Whether an address may be shown as a picture: https, a path on the own origin, or a local or test host (reliability row 46). */
export function isPicture(text: string): boolean {
  if (/^\/(?![/\\])[^\\\s]*$/.test(text)) return true;
  try {
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || (protocol === 'http:' && isTestHost(hostname));
  } catch {
    return false;
  }
}
