import art from '../../kit/parts/art/art.module.css';

/** A card of a tool, as wide as most of the scene. */
export function Plate({
  x,
  y,
  height,
  tone,
}: {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly tone: string | undefined;
}) {
  return <rect className={tone} x={x} y={y} width="292" height={height} rx="14" />;
}

/** The front of a wallet, out of which something comes. */
export const Wallet = () => (
  <>
    <path
      className={art.sleeve}
      d="M36 230h248a18 18 0 0 1 18 18v66a18 18 0 0 1-18 18H36a18 18 0 0 1-18-18v-66a18 18 0 0 1 18-18z"
    />
    <path className={art.seam} d="M32 244h256M32 318h256" />
    <path className={art.body} d="M244 259h58v44h-58a22 22 0 0 1 0-44z" />
    <circle className={art.gold} cx="252" cy="281" r="9" />
  </>
);

/** A question that is closed. */
export const Closed = ({ y, length }: { readonly y: number; readonly length: number }) => (
  <>
    <rect className={art.screen} x="14" y={y} width="292" height="48" rx="14" />
    <path className={art.lines} d={`M38 ${y + 24}h${length}`} />
    <path className={art.ink} d={`M266 ${y + 20}l8 8 8-8`} />
  </>
);

/** A keyhole, its round part around this point. */
export const Keyhole = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path className={art.knob} d={`M${x - 6} ${y + 30}l4-18a13 13 0 1 1 4 0l4 18z`} />
);
