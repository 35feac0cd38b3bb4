import { type Deployment, deploymentFor } from '#adapters/server/deployment.ts';
import { numberTable } from '#adapters/settings/schema.ts';

const loaded = deploymentFor('production', true, {});
if ('faults' in loaded) throw new Error(loaded.faults.join('\n'));

/** The demo, as tests build and serve it. */
export const DEMO: Deployment = loaded;
/** Its company. */
export const COMPANY = loaded.settings.company;
/** Its official numbers. */
export const NUMBERS = numberTable(COMPANY.numbers);
