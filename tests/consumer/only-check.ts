import { checkNumber } from 'asaan';

Object.assign(globalThis, { checkNumber });
