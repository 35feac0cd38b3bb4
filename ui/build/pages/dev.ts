/* `npm run dev`: the program, the inlined scripts and the styles of the public pages, from their sources. */
import '../../site/boot/tabs.ts';
import '../../site/boot/early/drafts.ts';
import '../../site/boot/early/check.ts';
import '../../site/boot/landing.ts';
import '../../site/boot/large-text.ts';
import './site-document.tsx';
import '../../site/boot/main.ts';
