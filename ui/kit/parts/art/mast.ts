/** Paths of a mast whose waves do not come through, 160 × 120: of the shop's drawing, and of the worker's page, which has no sheet. */
export const MAST = {
  tower: 'M80 40 60 108M80 40l20 68M74 60l20 28M86 60 66 88M66 88h28',
  waves: 'M60 22a26 26 0 0 0 0 34M46 10a44 44 0 0 0 0 58M100 22a26 26 0 0 1 0 34M114 10a44 44 0 0 1 0 58',
  foot: 'M50 104h60v6H50z',
} as const;
