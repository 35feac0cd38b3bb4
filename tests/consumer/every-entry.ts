import * as essentials from 'asaan';
import * as browser from 'asaan/adapters/browser';
import * as composition from 'asaan/adapters/composition';
import * as gateway from 'asaan/adapters/gateway';
import * as hostApp from 'asaan/adapters/host-app';
import * as memory from 'asaan/adapters/memory';
import * as sandbox from 'asaan/adapters/sandbox';
import * as disk from 'asaan/adapters/sandbox/disk';
import * as postgres from 'asaan/adapters/sandbox/postgres';
import * as core from 'asaan/core';
import * as loan from 'asaan/core/loan';
import * as numberCheck from 'asaan/core/number-check';
import * as react from 'asaan/react';
import * as generators from 'asaan/testing/generators';
import 'asaan/react/styles.css';

/** Every entry that needs no test runner, by its name. */
export const ENTRIES = {
  asaan: essentials,
  'asaan/core': core,
  'asaan/core/number-check': numberCheck,
  'asaan/core/loan': loan,
  'asaan/adapters/gateway': gateway,
  'asaan/adapters/browser': browser,
  'asaan/adapters/host-app': hostApp,
  'asaan/adapters/memory': memory,
  'asaan/adapters/composition': composition,
  'asaan/adapters/sandbox': sandbox,
  'asaan/adapters/sandbox/disk': disk,
  'asaan/adapters/sandbox/postgres': postgres,
  'asaan/react': react,
  'asaan/testing/generators': generators,
};
