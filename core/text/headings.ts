import type { Catalogue } from './catalogue.ts';

/** What is set in the face of headings: every title of the catalogue, and the headings that have another name in it. */
export function headings(catalogue: Catalogue): readonly string[] {
  const { cases, common, phone, shop, site } = catalogue;
  const { address, order, refund } = shop;
  const { about, complaint, faq, frame, home } = site;
  return [
    ...titlesIn(catalogue),
    ...Object.values(common.missing),
    ...Object.values(order.status),
    ...Object.values(faq.topics),
    cases.noCart,
    address.nothingFound,
    address.fields.province,
    address.fields.city,
    order.unknownStatus,
    order.receiptQuestion,
    phone.description,
    phone.specifications,
    refund.requested,
    refund.unavailable,
    about.claims.mission,
    about.claims.vision,
    complaint.receipt,
    complaint.submitted,
    complaint.summary,
    frame.footer.contact,
    home.calculate,
  ];
}

/** Every text below a name that ends with `title`. */
function titlesIn(part: unknown, isTitle = false): readonly string[] {
  if (typeof part === 'string') return isTitle ? [part] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, each]) => titlesIn(each, isTitle || /title$/i.test(name)));
}
