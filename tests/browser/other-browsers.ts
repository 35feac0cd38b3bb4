import { firefox, openFirefox } from './firefox.ts';
import { openWebkit, webkit } from './webkit.ts';

const foxes = await firefox();
const kits = await webkit();

/** How each browser is started; null where it cannot be had: the report says skipped. */
export const BROWSERS = {
  Firefox: foxes === null ? null : () => openFirefox(foxes),
  WebKit: kits === null ? null : () => openWebkit(kits),
};
