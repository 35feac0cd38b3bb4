import { useState } from 'react';
import { Status } from '../kit/parts/status/status.tsx';
import { Choice, Fields, Fold, Group, Press, Select } from './controls.tsx';
import { sandboxText } from './sandbox-text.ts';
import styles from './simulator.module.css';
import { type Fault, type FaultSwitch, WIRE_CALLS } from './workshop-tools.ts';

const text = sandboxText.simulator;
type Kind = keyof typeof text.faults;
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
    const call = path === '*' ? text.anyCall : path;
    setSaid(armed === null ? text.noFaults : text.armed({ call, fault: text.faults[kind] }));
  }

  async function disarm(): Promise<void> {
    setSaid((await faults.clear()) === null ? text.noFaults : null);
  }

  return (
    <Group title={text.gateway}>
      <Fold title={text.faulty}>
        <Fields>
          <Select name={text.call} value={path} onChoose={setPath}>
            <option value="*">{text.anyCall}</option>
            {Object.values(WIRE_CALLS).map((each) => (
              <option key={each.path}>{each.path}</option>
            ))}
          </Select>
          <Choice name={text.fault} value={kind} options={text.faults} onChoose={setKind} />
          <Press name={text.arm} onPress={() => void arm()} />
          <Press name={text.disarm} onPress={() => void disarm()} />
        </Fields>
        <Status className={styles.said}>{said}</Status>
      </Fold>
    </Group>
  );
}
