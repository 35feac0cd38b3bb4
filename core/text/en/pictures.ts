/** Pictures on the whole screen: what is pressed there. Ours (Q56). */
export const pictures = {
  next: 'Next picture',
  previous: 'Previous picture',
  larger: 'Larger',
  smaller: 'Smaller',
};
