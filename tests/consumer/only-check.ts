import { checkNumber } from 'asaan/core';

Object.assign(globalThis, { checkNumber });
