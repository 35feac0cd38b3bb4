/* Inlined in the shop's pages but the product page. */
import { loadProgram } from './load-program.ts';

void loadProgram();
