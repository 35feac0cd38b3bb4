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

function inFrame({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  const [acrossMost, upMost] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: within(x, -acrossMost, acrossMost), y: within(y, -upMost, upMost) };
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
