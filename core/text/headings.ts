import type { Catalogue } from './catalogue.ts';

/** The headings of the shop that are set in the face of headings: titles, cards, sheets, and what an order has come to. */
export function shopHeadings({ shop, payments, phone }: Catalogue): readonly string[] {
  const { product, cart, address, calculator, order, refund, help } = shop;
  const { cancel, keep, story, moneyBack, over, facts, receipt } = payments;
  const pages = [product, cart, address, calculator, order, refund];
  const cards = [order.equipment, order.schedule, cancel, keep, story, moneyBack, over];
  const sheets = [help, product.pending, cart.compare, cart.policy, refund.tips, facts, receipt];
  return [
    ...[...pages, ...cards, ...sheets].map(({ title }) => title),
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
    safety.risk,
    safety.advice,
  ];
  return [
    ...sections.map(({ title }) => title),
    ...Object.values(safety.share.title),
    ...Object.values(faq.topics),
    home.calculate,
    home.termsTitle,
    home.whoTitle,
    home.howTitle,
    about.missionTitle,
    about.visionTitle,
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
