import * as core from 'asaan/core';

Object.assign(globalThis, { core });
