import { ADDRESS_FIELDS, type Address, firstAddressProblem } from '#core/address/address.ts';
import { type Complaint, complaintProblems, filterMobile } from '#core/complaint/complaint.ts';
import { english } from '#core/text/catalogue.ts';
import { textsOf } from '#core/text/languages.ts';
import { type Command, EXIT, noWords } from '../command.ts';
import { driverOptions, SHOP_FLAGS, withDriver } from '../shop-driver.ts';

/** `address`: the address form's rules alone (R57). */
export const address: Command = {
  usage: 'address --name N --phone P --email E --province P --city C --addr A [--json]',
  flags: ['name', 'phone', 'email', 'province', 'city', 'addr'],
  run(call, terminal) {
    noWords(call, address);
    const given = Object.fromEntries(
      ADDRESS_FIELDS.map((field) => [field, call.need(field === 'phoneNumber' ? 'phone' : field)]),
    ) as unknown as Address;
    const draft = { ...given, phoneNumber: given.phoneNumber.replace(/[\s-]/g, '') };
    const field = firstAddressProblem(draft);
    const message = field === null ? null : english.shop.address.problems[field];
    const result = field === null ? { result: 'valid' } : { result: 'invalid', field, message };
    terminal.print(call.has('json') ? JSON.stringify(result) : (message ?? 'valid'));
    return field === null ? EXIT.done : EXIT.no;
  },
};

/** `complain`: files a complaint (R32–R36). */
export const complain: Command = {
  usage: 'complain --name N --mobile M --problem T [--lang en|ur] [--gateway URL] [--json]',
  flags: ['name', 'mobile', 'problem', 'lang', ...SHOP_FLAGS],
  async run(call, terminal) {
    noWords(call, complain);
    const language = call.oneOf('lang', ['en', 'ur']);
    const texts = textsOf(language).site.complaint;
    const complaint: Complaint = {
      language,
      name: call.need('name'),
      mobile: filterMobile(call.need('mobile')),
      problem: call.need('problem'),
    };
    const write = (result: object, line: string): void =>
      terminal.print(call.has('json') ? JSON.stringify(result) : line);
    const problems = Object.entries(complaintProblems(complaint));
    if (problems.length > 0) {
      const errors = Object.fromEntries(problems.map(([field, problem]) => [field, texts[problem]]));
      write({ result: 'invalid', errors }, Object.values(errors).join('\n'));
      return EXIT.no;
    }
    return withDriver(driverOptions(call, terminal), async ({ gateway }) => {
      const outcome = await gateway.fileComplaint(complaint);
      if (outcome.kind === 'done' && outcome.data.accepted) {
        write({ result: 'submitted' }, texts.submitted);
        return EXIT.done;
      }
      const message = outcome.kind === 'unknown' ? texts.unknown : texts.failed;
      write({ result: 'failed', message }, message);
      return outcome.kind === 'done' || outcome.kind === 'refused' ? EXIT.no : EXIT.unreachable;
    });
  },
};
