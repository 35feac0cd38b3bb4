import { useState } from 'react';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import type { FaultSwitch } from '#adapters/sandbox/faults/fault-switch.ts';
import type { Fault } from '#adapters/sandbox/faults/faults.ts';
import { Status } from '../kit/parts/status/status.tsx';
import { Choice, Fields, Fold, Group, Note, Press, Select } from './controls.tsx';

const KINDS = {
  refuse: 'the connection is refused, always',
  commitThenDrop: 'it is done, and the answer lost',
  hang: 'no answer ever comes',
  slow: 'the answer takes 4 seconds',
  status: 'the server answers 500',
  body: 'a Wi-Fi page answers',
  wrongKey: 'the answer has another key',
  tokenExpired: 'the token is expired (400113)',
  underReview: 'orders are under review (400207)',
} as const;
type Kind = keyof typeof KINDS;
const NO_FAULTS = 'This server arms no faults: start it with FAULTS=on.';
const ONCE = { nth: 1, times: 1 } as const;

/** What each of the panel's faults is on the switchboard. */
const faultOf = (kind: Kind, path: string): Fault => {
  switch (kind) {
    case 'refuse':
      return { nth: 1, times: 0, path, fault: 'refuse' };
    case 'slow':
      return { ...ONCE, path, fault: 'slow', argument: 4000 };
    case 'status':
      return { ...ONCE, path, fault: 'status', argument: { status: 500, body: '' } };
    case 'body':
      return { ...ONCE, path, fault: 'body', argument: '<title>Wi-Fi</title>' };
    case 'tokenExpired':
      return { ...ONCE, path, fault: 'code', argument: 400113 };
    case 'underReview':
      return { ...ONCE, path, fault: 'code', argument: 400207 };
    case 'commitThenDrop':
    case 'hang':
    case 'wrongKey':
      return { ...ONCE, path, fault: kind };
  }
};

/** Chooses what goes wrong with the gateway's next requests. */
export function FaultPanel({ faults }: { readonly faults: FaultSwitch }) {
  const [path, setPath] = useState('*');
  const [kind, setKind] = useState<Kind>('commitThenDrop');
  const [said, setSaid] = useState<string | null>(null);

  async function arm(): Promise<void> {
    const armed = await faults.arm(faultOf(kind, path));
    setSaid(armed === null ? NO_FAULTS : `Armed: ${path === '*' ? 'anything' : path}, ${KINDS[kind]}`);
  }

  async function disarm(): Promise<void> {
    setSaid((await faults.clear()) === null ? NO_FAULTS : null);
  }

  return (
    <Group title="The gateway">
      <Fold title="What goes wrong with its requests">
        <Fields>
          <Select name="Next request to" value={path} onChoose={setPath}>
            <option value="*">anything</option>
            {Object.values(WIRE_CALLS).map((each) => (
              <option key={each.path}>{each.path}</option>
            ))}
          </Select>
          <Choice name="What happens to it" value={kind} options={KINDS} onChoose={setKind} />
          <Press name="Let it happen" onPress={() => void arm()} />
          <Press name="Let nothing happen" onPress={() => void disarm()} />
        </Fields>
        <Status>{said === null ? null : <Note>{said}</Note>}</Status>
      </Fold>
    </Group>
  );
}
