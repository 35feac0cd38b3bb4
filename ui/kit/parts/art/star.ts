/** The lender's star, 80 wide, around the middle: eight points, as on tiles. It stands for what is verified, and for nothing else. */
export const STAR =
  'M0 -40 L11.7 -28.3 L28.3 -28.3 L28.3 -11.7 L40 0 L28.3 11.7 L28.3 28.3 L11.7 28.3 L0 40 L-11.7 28.3 L-28.3 28.3 L-28.3 11.7 L-40 0 L-28.3 -11.7 L-28.3 -28.3 L-11.7 -28.3 Z';
