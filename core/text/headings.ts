import type { Catalogue } from './catalogue.ts';

/** The headings of the shop that are set in the face of headings: titles, cards, sheets, messages, and what an order has come to. */
export function shopHeadings({ cases, common, shop, payments, phone }: Catalogue): readonly string[] {
  const { product, cart, address, calculator, order, refund, help } = shop;
  const { plan, compare, cancel, keep, story, moneyBack, over, facts, receipt } = payments;
  const pages = [product, cart, address, calculator, order, refund];
  const cards = [order.equipment, order.schedule, cancel, keep, story, moneyBack, over];
  const sheets = [help, product.pending, compare, cart.policy, refund.tips, facts, receipt];
  const { hidden, loadFailed, missing, broken } = common;
  const failures = [hidden, loadFailed, broken, cases.opensInApp, cases.noPage, cases.noOrder, cases.noOrderNamed];
  const messages = [...failures, shop.login, product.missing, cases.elsewhere];
  return [
    ...[...pages, ...cards, plan, ...sheets, ...messages].map(({ title }) => title),
    ...Object.values(missing),
    cases.noCart,
    address.nothingFound,
    refund.requested,
    refund.unavailable,
    ...Object.values(order.status),
    order.unknownStatus,
    order.receiptQuestion,
    phone.description,
    phone.specifications,
    cart.payment,
    cancel.now,
    address.fields.province,
    address.fields.city,
  ];
}

/** The headings of the public pages' sections; pages that a lender writes have their own. */
export function sectionHeadings({ site }: Pick<Catalogue, 'site'>): readonly string[] {
  const { frame, home, about, faq, numberCheck, calculator, complaint, policies, reporting, safety } = site;
  const policySections = Object.values(policies).flatMap(({ sections }) => sections);
  const sections = [
    ...policySections,
    ...Object.values(reporting),
    calculator.byDay,
    frame.warning,
    { title: frame.footer.contact },
    safety.risk,
    safety.advice,
  ];
  return [
    ...sections.map(({ title }) => title),
    ...[safety.advice.pay, safety.advice.dontPay, safety.advice.callUs].map(({ title }) => title),
    ...Object.values(safety.share.title),
    ...Object.values(faq.topics),
    home.calculate,
    home.termsTitle,
    home.whoTitle,
    home.howTitle,
    about.claims.mission,
    about.claims.vision,
    about.disclosureTitle,
    numberCheck.rulesTitle,
    numberCheck.unchecked.title,
    numberCheck.unreadable.title,
    complaint.summary,
    complaint.submitted,
    complaint.nextTitle,
    complaint.receipt,
  ];
}
