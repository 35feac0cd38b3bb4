/** A phone that waits for its key, 160 × 120: also where the sheet of the drawings does not reach. */
export const PHONE_KEY = {
  phone: 'M62 10h36a10 10 0 0 1 10 10v80a10 10 0 0 1-10 10H62a10 10 0 0 1-10-10V20a10 10 0 0 1 10-10z',
  screen: 'M63 18h34a5 5 0 0 1 5 5v74a5 5 0 0 1-5 5H63a5 5 0 0 1-5-5V23a5 5 0 0 1 5-5z',
  line: 'M70 82h20',
  lock: 'M80 33a15 15 0 1 1-.1 0z',
  keyhole: 'M80 40a5 5 0 0 1 2.500 9.300L84 57h-8l1.500-7.700A5 5 0 0 1 80 40z',
  key: 'M130 38a14 14 0 1 1-13 19h-21v8h-8v-8h-6v-9h35a14 14 0 0 1 13-10z',
  hole: 'M134 48a4 4 0 1 1-.1 0z',
} as const;
