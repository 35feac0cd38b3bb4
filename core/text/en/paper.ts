/** What stands on everything that is printed: the company's licence, and the time. */
export const paper = {
  licence: 'Licence',
  licenceOf: (need: { number: string; date: string }) => `${need.number}, ${need.date}`,
  printed: 'Printed on',
};
