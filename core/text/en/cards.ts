/** What the pictures show that messages show of a page, for who does not see them. Ours (Q56). */
export const cards = {
  home: (need: { sum: string }) => `A hand holds a phone whose calculator shows ${need.sum}.`,
  about: (need: { label: string; number: string }) =>
    `A shop counter with phones, and a plate with a seal: ${need.label} ${need.number}.`,
  faq: (need: { question: string; answer: string }) => `A question with its answer: ${need.question} ${need.answer}`,
  complaints: 'A letter goes into its envelope.',
  numberCheck: (need: { number: string; verdict: string }) =>
    `A phone rings. Below it stands what the number check says: ${need.number}, ${need.verdict}.`,
  calculator: (need: { result: string; total: string; loan: string }) =>
    `A receipt comes out of a purse: ${need.result} ${need.total} ${need.loan}.`,
  service: (need: { number: string; verdict: string; result: string; total: string; loan: string }) =>
    `Two cards above a phone: ${need.number}, ${need.verdict}; ${need.result} ${need.total} ${need.loan}.`,
  terms: (need: { terms: string }) => `A sheet of paper with terms: ${need.terms}.`,
  userData: 'A phone with a padlock in front of it.',
  privacy: 'A page with a shield in front of it.',
};
