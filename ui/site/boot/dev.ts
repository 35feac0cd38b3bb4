/* `npm run dev`: the program and every style of the public pages, loaded by the page itself. */
import './preload-check.ts';
import './large-text.ts';
import '../../build/prerender.tsx';
import './main.ts';
