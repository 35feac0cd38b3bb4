/* `npm run dev`: the program and every style of the public pages, loaded by the page itself. */
import './check-at-once.ts';
import './large-text.ts';
import '../prerender.tsx';
import './main.ts';
