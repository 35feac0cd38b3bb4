import * as v from 'valibot';
import { authorization } from '../actions/performers.ts';
import { type ArmedFault, FAULTS_PATH, type Fault } from './faults.ts';

/** Arms, lists and disarms the faults of a sandbox. Null where it has no switchboard or cannot be reached. */
export interface FaultSwitch {
  arm(fault: Fault): Promise<readonly ArmedFault[] | null>;
  list(): Promise<readonly ArmedFault[] | null>;
  clear(): Promise<readonly ArmedFault[] | null>;
}

const answer = v.object({ ok: v.literal(true), armed: v.array(v.unknown()) });

/** The switchboard of the sandbox behind `base`, the gateway's address. `admin`: the token that it asks of strangers. */
export function httpFaultSwitch(base: string, source: string, admin: string | null = null): FaultSwitch {
  async function ask(method: 'GET' | 'POST' | 'DELETE', fault?: Fault): Promise<readonly ArmedFault[] | null> {
    try {
      const response = await fetch(base.replace(/\/gateway$/, FAULTS_PATH), {
        method,
        headers: { 'content-type': 'application/json', source, ...authorization(admin) },
        ...(fault === undefined ? {} : { body: JSON.stringify(fault) }),
      });
      return v.parse(answer, await response.json()).armed as readonly ArmedFault[];
    } catch {
      return null;
    }
  }

  return { arm: (fault) => ask('POST', fault), list: () => ask('GET'), clear: () => ask('DELETE') };
}
