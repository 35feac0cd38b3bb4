import type { Finish, Island, Lens, PhoneShape, Wallpaper } from './phone-shapes.ts';
import { sizeOf } from './phones.ts';
import { cssColorOf, type PhoneView, phoneOf } from './variants.ts';

/** Width, height and depth in mm. */
type Size = ReturnType<typeof sizeOf>;

/** One phone in one colour, as it is drawn. */
interface Subject {
  readonly size: Size;
  readonly shape: PhoneShape;
  readonly color: string;
}

/** Draws a variant as SVG on a clear ground, in true proportions: our own drawing, 600 × 600. Null for no such variant or view. */
export function phonePicture(phoneId: string, colorSlug: string, view: string): string | null {
  const phone = phoneOf(phoneId);
  const color = phone === null ? null : cssColorOf(phone, colorSlug);
  if (phone === null || color === null) return null;
  const subject: Subject = { size: sizeOf(phone), shape: phone.shape, color };
  switch (view as PhoneView) {
    case 'back':
      // From behind, what is on the right stands on the left.
      return picture(subject, `<g transform="scale(-1 1)">${keys(subject, 0)}</g>${back(subject)}`);
    case 'front':
      return picture(subject, keys(subject, 0) + front(subject));
    case 'angle':
      return picture(subject, angle(subject));
    default:
      return null;
  }
}

/** A point of the drawing is a tenth of a millimetre at most. */
const at = (value: number): string => String(Math.round(value * 10) / 10);

const rect = (x: number, y: number, width: number, height: number, radius: number, look: string): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="${at(radius)}" ${look}/>`;

const circle = (x: number, y: number, radius: number, look: string): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" ${look}/>`;

const path = (d: string, look: string): string => `<path d="${d}" ${look}/>`;

const stops = (...each: readonly (readonly [offset: number, color: string, opacity?: number])[]): string =>
  each
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');

/** The drawing in mm: the middle of the phone's top edge is the origin. */
function picture({ size, shape, color }: Subject, content: string): string {
  const edge = (180 - size.height) / 2;
  const [top, middle, foot] = shape.sky;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-90 ${at(-edge)} 180 180" width="600" height="600"><defs>` +
    `<linearGradient id="sky" x2="0" y2="1">${stops([0, top], [0.55, middle], [1, foot])}</linearGradient>` +
    `<linearGradient id="rim">${stops(...(isDark(color) ? LIGHT_RIM : SHADED_RIM))}</linearGradient>` +
    `<radialGradient id="glass" cx=".35" cy=".3">${stops([0, '#4a5f7d'], [0.5, '#1a2230'], [1, '#07090c'])}</radialGradient>` +
    `${LIGHT[shape.finish]}</defs>${content}</svg>`
  );
}

/** Whether a colour, `#rrggbb`, is lost on a dark page without a light edge. */
const isDark = (color: string): boolean =>
  (color.slice(1).match(/../g) ?? []).every((part) => Number.parseInt(part, 16) < 0x60);

/** The edge of a body: of a dark one light all round, of others light on the left alone. */
const LIGHT_RIM = [
  [0, '#fff', 0.6],
  [0.06, '#fff', 0.4],
  [0.94, '#fff', 0.4],
  [1, '#fff', 0.5],
] as const;
const SHADED_RIM = [
  [0, '#fff', 0.55],
  [0.06, '#fff', 0],
  [0.94, '#000', 0],
  [1, '#000', 0.4],
] as const;

/** The light on a back of each finish, as the paint `light`. */
const LIGHT: Readonly<Record<Finish, string>> = {
  gloss: `<linearGradient id="light" x2="1" y2="1">${stops([0, '#fff', 0.3], [0.34, '#fff', 0.06], [0.35, '#fff', 0.26], [0.5, '#fff', 0.04], [1, '#000', 0.24])}</linearGradient>`,
  satin: `<linearGradient id="light" x2=".35" y2="1">${stops([0, '#fff', 0.24], [0.5, '#fff', 0.03], [1, '#000', 0.18])}</linearGradient>`,
  pinstripe: `<linearGradient id="light" x2=".04" y2="0" spreadMethod="repeat">${stops([0, '#fff', 0.16], [0.45, '#fff', 0.02], [0.55, '#000', 0.08], [1, '#000', 0.02])}</linearGradient>`,
  aurora: `<radialGradient id="light" cx=".85" cy=".9" r="1.1">${stops([0, '#fff', 0.42], [0.4, '#fff', 0.1], [0.7, '#000', 0.05], [1, '#000', 0.24])}</radialGradient>`,
};

/** The body's outline, filled with a paint. */
const body = ({ size, shape }: Subject, look: string): string =>
  rect(-size.width / 2, 0, size.width, size.height, shape.corner, look);

function back(subject: Subject): string {
  const { size, shape, color } = subject;
  return (
    body(subject, `fill="${color}"`) +
    body(subject, 'fill="url(#light)"') +
    body(subject, 'fill="none" stroke="url(#rim)" stroke-width="1.4"') +
    shape.islands.map(island).join('') +
    shape.lenses.map(lens).join('') +
    flash(shape.flash) +
    rect(-6, size.height - 20, 12, 1.2, 0.6, 'fill="#fff" opacity=".4"')
  );
}

const island = ([x, y, width, height, radius]: Island): string =>
  rect(x, y, width, height, radius, 'fill="#000" opacity=".17"') +
  rect(x, y, width, height, radius, 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".5"');

const lens = ([x, y, radius]: Lens): string =>
  circle(x, y, radius, 'fill="#101317" stroke="#cfd4da" stroke-opacity=".7" stroke-width=".7"') +
  circle(x, y, radius * 0.66, 'fill="url(#glass)"') +
  circle(x - radius * 0.22, y - radius * 0.26, radius * 0.14, 'fill="#fff" opacity=".85"');

/** Radius from which the light is a ring, mm. */
const RING_FROM = 4;

const flash = ([x, y, radius]: Lens): string =>
  radius < RING_FROM
    ? circle(x, y, radius, 'fill="#fff3cf" stroke="#000" stroke-opacity=".25" stroke-width=".4"')
    : circle(x, y, radius - 1, 'fill="#000" fill-opacity=".2" stroke="#fff3cf" stroke-width="1.6"');

/** The keys on the right side, each 1 mm out of the body, on their raised part where the frame has one. */
const keys = ({ size, shape, color }: Subject, beyond: number): string => {
  const edge = size.width / 2 + beyond;
  const [top, length] = shape.keyIsland ?? [0, 0];
  const isle = rect(edge - 3.2, top, 4, length, 3.2, `fill="${color}"`);
  const out = shape.keyIsland === undefined ? 0 : 0.6;
  return [
    shape.keyIsland === undefined ? '' : isle,
    ...shape.keys.map(([from, long]) => {
      const place = [edge - 1 + out, from, 2, long, 1] as const;
      const side = isDark(color) ? 'fill="#fff" opacity=".3"' : 'fill="#000" opacity=".3"';
      return rect(...place, `fill="${color}"`) + rect(...place, side);
    }),
  ].join('');
};

function front(subject: Subject): string {
  const { size, shape, color } = subject;
  const [side, chin] = shape.bezel;
  const width = size.width - 2 * side;
  const height = size.height - side - chin;
  const radius = Math.max(shape.corner - side, 2);
  const camera = side + 5.2;
  return (
    body(subject, `fill="${color}"`) +
    body(subject, 'fill="none" stroke="url(#rim)" stroke-width="1.4"') +
    rect(-size.width / 2 + 0.9, 0.9, size.width - 1.8, size.height - 1.8, shape.corner - 0.9, 'fill="#0b0d0f"') +
    `<clipPath id="screen">${rect(-width / 2, side, width, height, radius, '')}</clipPath><g clip-path="url(#screen)">` +
    rect(-width / 2, side, width, height, 0, 'fill="url(#sky)"') +
    WALLPAPERS[shape.wallpaper](width / 2, size.height, shape.sky) +
    clock() +
    (shape.frontCamera === 'drop' ? path(`M-7 0h14q-3.500 1-4 5a3 3 0 0 1-6 0q-.5-4-4-5z`, 'fill="#0b0d0f"') : '') +
    `</g>${circle(0, camera, 1.7, 'fill="#0b0d0f"')}${circle(0, camera, 0.7, 'fill="#27364d"')}` +
    rect(-11, size.height - chin - 3.2, 22, 0.9, 0.45, 'fill="#fff" opacity=".85"')
  );
}

/** The hour on a locked screen, drawn: a picture has no fonts of its own. */
const clock = (): string =>
  path(
    'M-17 31v13M-11.500 31h6.500v13h-6.500zM0 34.500v.1M0 40.500v.1M5 31v13M11.500 37.500h6.500M11.500 31h6.500v13h-6.500z',
    'fill="none" stroke="#fff" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round" opacity=".95"',
  );

type Paint = (half: number, height: number, sky: PhoneShape['sky']) => string;

const repeated = (count: number, draw: (turn: number) => string): string =>
  Array.from({ length: count }, (_, turn) => draw(turn)).join('');

/** A hill from side to side, filled to the foot of the screen. */
const hill = (half: number, height: number, from: number, to: number, bend: number, look: string): string =>
  path(
    `M${at(-half)} ${at(from)}C${at(-half / 3)} ${at(from - bend)} ${at(half / 3)} ${at(to + bend)} ${at(half)} ${at(to)}V${at(height)}H${at(-half)}z`,
    look,
  );

const WALLPAPERS: Readonly<Record<Wallpaper, Paint>> = {
  waves: (half, height, [, , foot]) =>
    repeated(5, (turn) => {
      const top = height * (0.5 + turn * 0.09);
      return hill(half, height, top, top - 8, turn % 2 === 0 ? 22 : -18, `fill="${foot}" opacity=".2"`);
    }),
  dunes: (half, height, [top, middle, foot]) =>
    circle(half * 0.4, height * 0.4, 12, `fill="${foot}" opacity=".9"`) +
    hill(half, height, height * 0.6, height * 0.68, 26, `fill="${middle}"`) +
    hill(half, height, height * 0.78, height * 0.66, -22, `fill="${top}" opacity=".55"`) +
    hill(half, height, height * 0.86, height * 0.9, 20, `fill="${top}"`),
  rings: (half, height, [, , foot]) =>
    repeated(6, (turn) =>
      circle(
        half * 0.35,
        height * 0.72,
        12 + turn * 11,
        `fill="none" stroke="${foot}" stroke-width="5" opacity="${at(0.7 - turn * 0.1)}"`,
      ),
    ),
  rays: (half, height, [, , foot]) =>
    repeated(9, (turn) => {
      const x = -half * 2.2 + turn * half * 0.55;
      return path(`M0 ${at(height)}L${at(x)} 0h${at(half * 0.28)}z`, `fill="${foot}" opacity=".22"`);
    }) + circle(0, height, half * 0.9, `fill="${foot}" opacity=".8"`),
  petals: (_, height, [, middle, foot]) =>
    repeated(
      8,
      (turn) =>
        `<ellipse cx="0" cy="${at(height * 0.52)}" rx="10" ry="27" transform="rotate(${turn * 45} 0 ${at(height * 0.66)})" fill="${turn % 2 === 0 ? foot : middle}" opacity=".6"/>`,
    ) + circle(0, height * 0.66, 7, 'fill="#fff" opacity=".8"'),
  ribbon: (half, height, [, middle, foot]) =>
    repeated(4, (turn) =>
      path(
        `M${at(-half - 6)} ${at(height * 0.5 + turn * 15)}C0 ${at(height * 0.2 + turn * 16)} ${at(-half / 3)} ${at(height * 0.95)} ${at(half + 6)} ${at(height * 0.58 + turn * 13)}`,
        `fill="none" stroke="${turn % 2 === 0 ? foot : middle}" stroke-width="11" opacity=".75"`,
      ),
    ),
  peaks: (half, height, [top, , foot]) =>
    circle(0, height * 0.5, 15, `fill="${foot}"`) +
    path(
      `M${at(-half)} ${at(height * 0.74)}l22-26 18 20 20-34 ${at(half)} 44V${at(height)}H${at(-half)}z`,
      `fill="${top}" opacity=".65"`,
    ) +
    path(`M${at(-half)} ${at(height * 0.88)}l30-24 22 18 26-22 20 20V${at(height)}H${at(-half)}z`, `fill="${top}"`),
  tiles: (half, height, [top, , foot]) =>
    repeated(18, (turn) => {
      const x = -half + 12 + (turn % 3) * (half - 12);
      const y = height * 0.36 + Math.floor(turn / 3) * 20;
      return path(
        `M${at(x)} ${at(y - 12)}l12 12-12 12-12-12z`,
        `fill="${turn % 2 === 0 ? foot : top}" opacity="${at(0.25 + (turn % 4) * 0.15)}"`,
      );
    }),
};

/** Seen from the right: the side with its keys, and the screen narrower and leaning. */
function angle(subject: Subject): string {
  const { size, shape, color } = subject;
  const depth = size.depth * 1.25;
  const wall = (look: string): string => rect(-size.width / 2, 0, size.width + depth, size.height, shape.corner, look);
  return (
    `<g transform="matrix(.78 .07 0 .97 ${at(-depth / 2)} 2)">${wall(`fill="${color}"`)}${wall('fill="#000" opacity=".34"')}${wall('fill="none" stroke="url(#rim)"')}` +
    `${keys(subject, depth / 2 + 0.4)}${front(subject)}</g>`
  );
}
