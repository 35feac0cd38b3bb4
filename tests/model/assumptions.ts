/** What nobody can measure before there are shoppers. A lender puts his own numbers here. */
export const ASSUMED = {
  shoppers: 5_000_000,
  /** Visits of a shopper in a year: to the public site, and to the shop without buying. */
  siteVisits: 4,
  /** Requests of a visit to the public site: its page and the files that come with it. */
  siteRequests: 8,
  shopVisits: 6,
  /** Phones looked at in a visit to the shop. */
  looks: 3,
  /** Orders of a shopper in a year. */
  orders: 0.5,
  /** Shares of the orders: in instalments; left unpaid and cancelled; given back; with a complaint to each shopper in a year. */
  instalments: 0.7,
  cancelled: 0.15,
  returned: 0.03,
  complaints: 0.02,
  /** How often an order is looked at until it is paid off. */
  orderLooks: 8,
  /** Days of a sale in a year, and how many times as busy as others they are. */
  saleDays: 8,
  saleFactor: 6,
  /** Share of a day's requests in its busiest hour; an even day would have 1/24. */
  busiestHour: 0.1,
  /** Exponent of the popularity of variants: the n-th sells 1/n^s of the first. */
  popularity: 1,
  /** How much of what is measured may be planned with: the rest is for what goes wrong, and for growth. */
  usable: 0.5,
  /** Machines that are bought beside those that are needed, and the cores of each. */
  spareMachines: 1,
  coresEach: 2,
} as const;

/** What was measured by hand, once, and from where it is known; the rest is of `npm run bench:load`. */
export const MEASURED = {
  /** Bytes on the disk for each byte of a record: 60,041 records of 19.2 MB took 25.5 MB with their index. */
  onDisk: { factor: 1.33, source: '`pg_total_relation_size` after 20,000 purchases with keys' },
} as const;
