/* `npm run dev`: the program, the inlined scripts and the styles of the public pages, from their sources. */
import './preload-check.ts';
import './large-text.ts';
import '../../build/pages/site-document.tsx';
import './main.ts';
