/** The lender's star, 80 wide, around the middle: eight points, as on tiles. It stands for what is verified, and for nothing else. */
export const STAR =
  'M0-40L11.7-28.3H28.3V-11.7L40 0 28.3 11.7V28.3H11.7L0 40-11.7 28.3H-28.3V11.7L-40 0-28.3-11.7V-28.3H-11.7z';
