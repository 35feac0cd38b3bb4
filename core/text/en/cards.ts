/** What the pictures show that messages show of a page, for who does not see them. Ours (Q56). */
export const cards = {
  home: (need: { sum: string }) => `A hand holds a phone whose calculator shows ${need.sum}.`,
  about: (need: { label: string; number: string }) =>
    `A shop counter with phones, and a plate: ${need.label} ${need.number}.`,
  faq: (need: { question: string; answer: string }) => `A question with its answer: ${need.question} ${need.answer}`,
  complaints: 'A letter goes into its envelope.',
  numberCheck: (need: { field: string }) => `A phone rings. Below it stands an empty field: ${need.field}.`,
  calculator: (need: { result: string; total: string; loan: string }) =>
    `A receipt comes out of a purse: ${need.result} ${need.total} ${need.loan}.`,
  service: (need: { field: string; result: string; total: string; loan: string }) =>
    `Two cards above a phone. An empty field: ${need.field}. A sum: ${need.result} ${need.total} ${need.loan}.`,
  terms: (need: { terms: string }) => `A sheet of paper with terms: ${need.terms}.`,
  userData: 'A phone with a padlock in front of it.',
  privacy: 'A page with a shield in front of it.',
};
