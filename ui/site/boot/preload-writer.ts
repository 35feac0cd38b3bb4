/*
 * Inlined into the pages with a complaint: inside an app what is typed before the program is kept as well, once the app has
 * named its writer (Q71). Whatever an earlier page left is shown by the program alone.
 */
import { createWebSession } from '#adapters/browser/web-session.ts';
import { createWebShopperMarks } from '#adapters/browser/web-shopper-marks.ts';
import { pageRpc } from '#adapters/composition/page-rpc.ts';
import { askToken } from '#adapters/host-app/questions.ts';
import { besideKept, COMPLAINT_FIELDS, type ComplaintField } from '#core/complaint/complaint.ts';
import { holdsComplaint, readDraft } from '#core/session/drafts.ts';
import { keepComplaint, keptSendings } from '#core/session/sent-complaint.ts';
import '../frame/preloaded-check.ts';

/** How often the form is looked at, ms. */
const LOOK_MS = 200;

const form = document.querySelector<HTMLFormElement>('form[data-early="draft:complaint"]');
const rpc = form === null ? null : pageRpc(window);
if (form !== null && rpc !== null) {
  const session = createWebSession(() => window.sessionStorage);
  const kept = readDraft(session, 'draft:complaint', COMPLAINT_FIELDS, Date.now());
  const writer = { isFresh: !holdsComplaint(session) };
  window.asaanWriter = writer;
  // From then on somebody else may have the phone.
  document.addEventListener('visibilitychange', () => {
    writer.isFresh = false;
  });
  const marks = createWebShopperMarks(window.crypto);

  /** What stands in the form beside what an earlier page kept; null where nothing was typed. */
  const typed = (): Readonly<Record<ComplaintField, string>> | null => {
    const texts = COMPLAINT_FIELDS.map((name) => [name, textIn(form, name)] as const);
    if (texts.every(([, text]) => text === '')) return null;
    const beside = texts.map(([name, text]) => [
      name,
      text === '' ? (kept?.[name] ?? '') : besideKept(name, kept?.[name] ?? '', text),
    ]);
    return Object.fromEntries(beside) as Record<ComplaintField, string>;
  };

  const keepFor = async (named: string): Promise<void> => {
    const mark = session.read('complaintBy');
    const isHis = writer.isFresh || (kept !== null && mark === (await marks.of(named, mark)));
    const own = await marks.of(named, null);
    if (!isHis) return;
    document.documentElement.toggleAttribute('data-keeps', session.outlivesPage('draft:complaint'));
    let seen = '';
    const look = (): void => {
      if (window.asaanIsUp === true || document.hidden) {
        form.removeEventListener('input', look);
        return clearInterval(looking);
      }
      const draft = typed();
      const now = JSON.stringify(draft);
      if (draft === null || now === seen) return;
      seen = now;
      session.write('complaintBy', own);
      keepComplaint(session, draft, keptSendings(session, Date.now()), Date.now());
    };
    const looking = setInterval(look, LOOK_MS);
    form.addEventListener('input', look);
    look();
  };
  void askToken(rpc).then((named) => (named === null ? undefined : keepFor(named)));
}

function textIn(within: HTMLFormElement, name: string): string {
  return within.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-field="${name}"]`)?.value ?? '';
}
