import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import type { Complaint } from '#core/complaint/complaint.ts';
import { done, failed, type Outcome } from '#core/lib/outcome.ts';
import { createComplaintScreen } from '#core/screens/complaint.ts';
import { outcomeOf } from '../../arbitraries/shop.ts';

const NOW = 1_700_000_000_000;
const TYPED = { name: 'Ayesha', mobile: '3001234567', problem: 'A caller asked for my PIN.' };

describe('R32–R35 the complaint form', () => {
  it('R35, Q23 always ends its overlay, and loses nothing that was typed, whatever becomes of the call', async () => {
    await fc.assert(
      fc.asyncProperty(outcomeOf(fc.record({ accepted: fc.boolean() })), async (outcome) => {
        const { screen } = formThatAnswers(async () => outcome);
        fill(screen);
        await screen.submit();
        const state = screen.state.getSnapshot();
        if (outcome.kind === 'done' && outcome.data.accepted) expect(state).toEqual({ kind: 'submitted', at: NOW });
        else expect(state).toEqual({ kind: outcome.kind === 'unknown' ? 'unknown' : 'failed', draft: TYPED });
      }),
    );
  });

  it('sends once, however often submit is pressed, and shows that it is sending', async () => {
    const { screen, sent } = formThatAnswers(async () => done({ accepted: true }));
    fill(screen);
    const submitting = [screen.submit(), screen.submit(), screen.submit()];
    expect(screen.state.getSnapshot()).toEqual({ kind: 'submitting', draft: TYPED });
    screen.type('name', 'Somebody else');
    await Promise.all(submitting);
    expect(sent).toEqual([{ language: 'ur', ...TYPED }]);
  });

  it('R33 names every gap, sends nothing, and takes a message back when its field is mended', async () => {
    const { screen, sent } = formThatAnswers(async () => done({ accepted: true }));
    await screen.submit();
    expect(screen.state.getSnapshot()).toMatchObject({
      problems: { name: 'nameMissing', mobile: 'mobileMissing', problem: 'problemMissing' },
    });
    screen.type('mobile', '0300 123');
    expect(screen.state.getSnapshot()).toMatchObject({
      draft: { mobile: '300123' },
      problems: { name: 'nameMissing', problem: 'problemMissing' },
    });
    expect(sent).toEqual([]);
  });

  it('Q24 lets the person try again with the same text', async () => {
    const answers: Outcome<{ accepted: boolean }>[] = [done({ accepted: false }), done({ accepted: true })];
    const { screen, sent } = formThatAnswers(async () => answers.shift() ?? done({ accepted: true }));
    fill(screen);
    await screen.submit();
    expect(screen.state.getSnapshot().kind).toBe('failed');
    await screen.submit();
    expect(screen.state.getSnapshot()).toEqual({ kind: 'submitted', at: NOW });
    expect(sent).toHaveLength(2);
  });

  it('Q24 typing after a failure goes on with the same text; erasing waits for the answer', async () => {
    const { screen } = formThatAnswers(async () => failed('unreachable'));
    screen.open();
    screen.type('name', 'Ayesha');
    screen.type('mobile', '3001234567');
    screen.type('problem', 'A caller asked for my PIN.');
    const submitting = screen.submit();
    screen.erase();
    await submitting;
    expect(screen.state.getSnapshot()).toMatchObject({ kind: 'failed', draft: { name: 'Ayesha' } });
    screen.type('name', 'Ayesha Khan');
    expect(screen.state.getSnapshot()).toMatchObject({
      kind: 'editing',
      problems: {},
      draft: { mobile: '3001234567' },
    });
    screen.open();
    expect(screen.state.getSnapshot()).toMatchObject({ draft: { name: 'Ayesha Khan' } });
  });

  it('Q3 keeps the draft for the session, also in the other language, until it is sent or erased', async () => {
    const { screen, ports } = formThatAnswers(async () => done({ accepted: true }));
    fill(screen);
    const other = createComplaintScreen(ports, 'en');
    other.open();
    expect(other.state.getSnapshot()).toEqual({ kind: 'editing', draft: TYPED, problems: {}, truncated: [] });
    other.erase();
    expect(other.state.getSnapshot()).toMatchObject({ draft: { name: '', mobile: '', problem: '' } });
    expect(ports.session.read('draft:complaint')).toBeNull();
    fill(other);
    await other.submit();
    expect(ports.session.read('draft:complaint')).toBeNull();
    expect(other.state.getSnapshot()).toEqual({ kind: 'submitted', at: NOW });
  });
});

// Helpers

function formThatAnswers(answer: () => Promise<Outcome<{ readonly accepted: boolean }>>) {
  const sent: Complaint[] = [];
  const fileComplaint = (complaint: Complaint) => {
    sent.push(complaint);
    return answer();
  };
  const ports = { gateway: { fileComplaint }, session: createMemorySession(), clock: { now: () => NOW } };
  return { screen: createComplaintScreen(ports, 'ur'), sent, ports };
}

function fill(screen: ReturnType<typeof createComplaintScreen>): void {
  screen.type('name', TYPED.name);
  screen.type('mobile', '+92 300 1234567');
  screen.type('problem', TYPED.problem);
}
