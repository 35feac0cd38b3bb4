/* `npm run dev`: the program, the inlined scripts and the styles of the public pages, from their sources. */
import '../../site/boot/preload-forms.ts';
import '../../site/boot/preload-writer.ts';
import '../../site/boot/preload-check.ts';
import '../../site/boot/preload-loan.ts';
import '../../site/boot/large-text.ts';
import './site-document.tsx';
import '../../site/boot/main.ts';
