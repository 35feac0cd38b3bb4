/** Why a number is official or not (R19–R24), for those who argue about one. */
export const numberReasons = {
  exact: (need: { number: string; since: string }) => `it is the exact number ${need.number}, since ${need.since}`,
  range: (need: { prefix: string; from: string; to: string; since: string }) =>
    `prefix ${need.prefix} with ${need.from} to ${need.to}, since ${need.since}`,
  laterEdition: 'the newer tab lists it, the classic edition does not',
  hiddenPrefix: (need: { from: string; to: string }) =>
    `it ends like ${need.from} to ${need.to}, a row whose prefix the specification does not show: never official`,
  unreadable: 'it holds a sign that may be a digit and that we cannot read, so there is no verdict',
  noRule: 'no row lists it',
  empty: 'nothing was entered',
};
