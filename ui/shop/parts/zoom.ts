/** How a picture lies in its frame: enlarged `scale` times, its middle `x` and `y` px away from the frame's. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A point or a movement in px; a point counts from the middle of the frame. */
export interface Shift {
  readonly x: number;
  readonly y: number;
}

/** A frame's size in px. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** The whole picture. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
/** How much a picture is enlarged at most. */
export const MOST_SCALE = 4;
/** What a double tap enlarges the whole picture to. */
const DOUBLE_TAP_SCALE = 2.5;
/** How much a press on a button, or of a key, enlarges it. */
export const SCALE_STEP = 1.5;

/** The picture `factor` times as large; what lies at a point stays there, as far as the frame stays filled. */
export function zoomed(zoom: Zoom, factor: number, at: Shift, frame: Frame): Zoom {
  const scale = within(zoom.scale * factor, 1, MOST_SCALE);
  const grown = scale / zoom.scale;
  return inFrame({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, frame);
}

/** The picture moved, as far as the frame stays filled. */
export function moved(zoom: Zoom, by: Shift, frame: Frame): Zoom {
  return inFrame({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

/** Whether there is more of the picture than its frame shows. */
export const isEnlarged = ({ scale }: Zoom): boolean => scale > 1;

/** How much a double tap enlarges a picture: a whole one to 2.5 times, any other back to the whole. */
export const doubleTapFactor = (zoom: Zoom): number => (isEnlarged(zoom) ? 1 / zoom.scale : DOUBLE_TAP_SCALE);

/** What one of two fingers does by moving: the picture grows by how far they are apart, and follows what lies between them. */
export function pinched(
  before: Shift,
  now: Shift,
  other: Shift,
): { readonly factor: number; readonly at: Shift; readonly by: Shift } {
  return {
    factor: distance(now, other) / Math.max(1, distance(before, other)),
    at: { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
    by: { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 },
  };
}

const distance = (a: Shift, b: Shift): number => Math.hypot(a.x - b.x, a.y - b.y);

function inFrame({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  const [acrossMost, upMost] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: within(x, -acrossMost, acrossMost), y: within(y, -upMost, upMost) };
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
