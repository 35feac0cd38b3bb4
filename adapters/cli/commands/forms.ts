import { addressProblemText, firstAddressProblem, fitAddressField, tidyEmail } from '#core/address/address-form.ts';
import { type ComplaintState, createComplaintScreen } from '#core/screens/complaint.ts';
import { unsentText } from '#core/screens/complaint-state.ts';
import { english } from '#core/text/catalogue.ts';
import type { Language } from '#core/text/language.ts';
import { textsOf } from '#core/text/languages.ts';
import { createSystemClock } from '../../browser/system-clock.ts';
import { createMemorySession } from '../../memory/memory-session.ts';
import { type Command, EXIT } from './command.ts';
import { driverOptions, exitOf, SHOP_FLAGS, withDriver } from './shop-driver.ts';

/** `address`: the address form's rules alone (R57). */
export const address: Command = {
  usage: 'address --name N --phone P --email E --province P --city C --addr A [--json]',
  flags: ['name', 'phone', 'email', 'province', 'city', 'addr'],
  run(call) {
    const draft = {
      name: call.need('name'),
      phoneNumber: call.need('phone').replace(/[\s-]/g, ''),
      email: tidyEmail(fitAddressField('email', call.need('email')).text),
      province: call.need('province'),
      city: call.need('city'),
      street: call.need('addr'),
    };
    const problem = firstAddressProblem(draft);
    const field = problem === 'street' ? 'addr' : problem;
    const message = problem === null ? null : addressProblemText(english.shop.address, problem, draft[problem]);
    const result = problem === null ? { result: 'valid' } : { result: 'invalid', field, message };
    call.show(result, message ?? 'valid');
    return problem === null ? EXIT.done : EXIT.no;
  },
};

/** `complain`: fills in and submits the complaint form (R32–R36). */
export const complain: Command = {
  usage: 'complain --name N --mobile M --problem T [--lang en|ur] [--gateway URL] [--json]',
  flags: ['name', 'mobile', 'problem', 'lang', ...SHOP_FLAGS],
  async run(call, terminal) {
    const language = call.oneOf('lang', ['en', 'ur']);
    const fields = (['name', 'mobile', 'problem'] as const).map((name) => [name, call.need(name)] as const);
    return withDriver(driverOptions(call, terminal), async (driver) => {
      const screen = createComplaintScreen(
        { gateway: driver.gateway, session: createMemorySession(), clock: createSystemClock(), keys: null },
        language,
      );
      for (const [field, text] of fields) screen.type(field, text);
      const typed = screen.state.getSnapshot();
      if (typed.kind === 'editing') {
        for (const field of typed.truncated) terminal.complain(`--${field}: ${textsOf(language).common.leftOut}`);
      }
      await screen.submit();
      const { document, lines } = reportOf(screen.state.getSnapshot(), language);
      call.show(document, lines.join('\n'));
      return exitOf(driver, document.result === 'submitted' ? EXIT.done : EXIT.no);
    });
  },
};

/** What the form says in the end: a document for programs, lines for people. */
function reportOf(state: ComplaintState, language: Language) {
  const { common, site, notices } = textsOf(language);
  const texts = site.complaint;
  if (state.kind === 'submitted') return { document: { result: 'submitted' }, lines: [texts.submitted] };
  if (state.kind === 'editing') {
    const problems = Object.entries(state.problems).map(([field, problem]) => [field, texts[problem]] as const);
    const errors = Object.fromEntries(problems);
    return { document: { result: 'invalid', errors }, lines: Object.values(errors) };
  }
  const notice = 'notice' in state && state.notice !== undefined ? `${notices[state.notice]} ` : '';
  const message = state.kind === 'submitting' ? texts.submitting : notice + unsentText({ common, site }, state);
  return { document: { result: 'failed', message }, lines: [message] };
}
