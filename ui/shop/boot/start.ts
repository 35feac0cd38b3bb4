/* Inlined in the shop's pages but the product page. */
import { loadProgram } from './page.ts';

void loadProgram();
