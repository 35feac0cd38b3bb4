/** Name under which a native app puts itself into the page. */
export const BRIDGE_NAME = 'asaanHost';

/** A window that an app may have put itself into. */
interface MaybeHosted {
  readonly [BRIDGE_NAME]?: unknown;
  readonly webkit?: { readonly messageHandlers?: { readonly [BRIDGE_NAME]?: unknown } };
}

/** Whether an app is around the page: then the code that speaks to it is worth fetching. */
export function hasBridge(page: object): boolean {
  const { [BRIDGE_NAME]: android, webkit } = page as MaybeHosted;
  return (android ?? webkit?.messageHandlers?.[BRIDGE_NAME]) !== undefined;
}
