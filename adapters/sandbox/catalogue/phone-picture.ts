import type { LensLayout } from './phones.ts';
import { cssColorOf, phoneOf } from './variants.ts';

/** Draws a variant as SVG, 600 × 600: our own drawing, told apart by colour and by how its lenses sit. Null for no such variant. */
export function phonePicture(phoneId: string, colorSlug: string, view: string): string | null {
  const phone = phoneOf(phoneId);
  const color = phone === null ? null : cssColorOf(phone, colorSlug);
  if (phone === null || color === null) return null;
  if (view === 'front') return svg(front(color));
  if (view === 'side') return svg(side(color));
  return view === 'back' ? svg(back(color, phone.lenses.layout, phone.lenses.count)) : null;
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">` +
  `<defs><radialGradient id="f" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#e6ebe8"/></radialGradient>` +
  `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>` +
  `<linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0d4f45"/><stop offset=".55" stop-color="#14806b"/><stop offset="1" stop-color="#e9b44c"/></linearGradient></defs>` +
  `<rect width="600" height="600" fill="url(#f)"/><ellipse cx="300" cy="556" rx="150" ry="14" fill="#000" opacity=".1"/>${content}</svg>`;

const shell = (color: string): string =>
  `<rect x="180" y="52" width="240" height="494" rx="36" fill="${color}"/><rect x="180" y="52" width="240" height="494" rx="36" fill="url(#g)"/>` +
  `<rect x="181.5" y="53.500" width="237" height="491" rx="34.500" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="3"/>`;

const lens = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#15181c"/><circle cx="${x}" cy="${y}" r="${r - 3}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>` +
  `<circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="#27303c"/><circle cx="${x - r * 0.2}" cy="${y - r * 0.2}" r="${r * 0.14}" fill="#fff" opacity=".7"/>`;

const flash = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="8" fill="#fff3cf" stroke="#000" stroke-opacity=".2"/>`;

const island = (x: number, y: number, width: number, height: number, radius: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="#000" opacity=".16"/>`;

/** Where the lenses sit: below each other, as a pair in a bar, around a ring, or in a block. */
const LENSES: Record<LensLayout, (count: number) => string> = {
  vertical: (count) =>
    Array.from({ length: count }, (_, at) => lens(228, 104 + at * 62, 24)).join('') + flash(276, 104),
  pair: () => island(202, 78, 84, 150, 40) + lens(244, 116, 28) + lens(244, 186, 28) + flash(306, 100),
  ring: (count) =>
    `<circle cx="300" cy="150" r="82" fill="#000" opacity=".2"/><circle cx="300" cy="150" r="80" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>` +
    [lens(270, 122, 22), lens(330, 122, 22), lens(270, 180, 22)].slice(0, count).join('') +
    flash(330, 180),
  block: (count) =>
    island(200, 74, 200, 104, 28) +
    Array.from({ length: count }, (_, at) => lens(236 + at * 56, 126, 23)).join('') +
    flash(388, 96),
};

const back = (color: string, layout: LensLayout, count: number): string =>
  `${shell(color)}${LENSES[layout](count)}<rect x="276" y="470" width="48" height="6" rx="3" fill="#fff" opacity=".35"/>`;

const front = (color: string): string =>
  `${shell(color)}<rect x="190" y="62" width="220" height="474" rx="28" fill="#0b0d0f"/><rect x="194" y="66" width="212" height="466" rx="25" fill="url(#s)"/>` +
  `<circle cx="300" cy="86" r="8" fill="#0b0d0f"/><path d="M194 400c60-70 130-20 212-96v203a25 25 0 0 1-25 25H219a25 25 0 0 1-25-25z" fill="#fff" opacity=".14"/>` +
  `<path d="M194 460c70-60 150 10 212-50v97a25 25 0 0 1-25 25H219a25 25 0 0 1-25-25z" fill="#fff" opacity=".16"/>` +
  `<rect x="258" y="516" width="84" height="5" rx="2.500" fill="#fff" opacity=".8"/>`;

const side = (color: string): string =>
  `<rect x="284" y="52" width="34" height="494" rx="15" fill="${color}"/><rect x="284" y="52" width="34" height="494" rx="15" fill="url(#g)"/>` +
  `<rect x="316" y="170" width="6" height="92" rx="3" fill="${color}"/><rect x="316" y="286" width="6" height="48" rx="3" fill="${color}"/>` +
  `<rect x="316" y="170" width="6" height="92" rx="3" fill="#000" opacity=".3"/><rect x="316" y="286" width="6" height="48" rx="3" fill="#000" opacity=".3"/>`;
