import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRepeatedPress, ONE_PLACE, type Press, UNREAD_MS } from '../../ui/kit/binding/pressed.ts';

const place = fc.integer({ min: 0, max: 2000 });
const near = fc.integer({ min: -ONE_PLACE, max: ONE_PLACE });

const pressAt = (clientX: number, clientY: number, timeStamp: number, detail = 1): Press => ({
  clientX,
  clientY,
  timeStamp,
  detail,
});

describe('R43 a press on a question that has just come', () => {
  it('is a repeated one at the place of the press before, for as long as nobody has read the question', () => {
    fc.assert(
      fc.property(
        fc.tuple(place, place),
        fc.tuple(near, near),
        fc.record({ since: fc.nat(1e7), ago: fc.nat(1e5), later: fc.nat(5000) }),
        fc.nat(2),
        ([x, y], [dx, dy], { since, ago, later }, detail) => {
          const isNear = dx ** 2 + dy ** 2 <= ONE_PLACE ** 2;
          const press = pressAt(x + dx, y + dy, since + later, detail);
          const isRepeated = isNear && later < UNREAD_MS && detail > 0;
          expect(isRepeatedPress(press, pressAt(x, y, since - ago), since)).toBe(isRepeated);
        },
      ),
    );
  });

  it('is its own where nothing was pressed before, or elsewhere', () => {
    fc.assert(
      fc.property(place, place, place, place, fc.nat(UNREAD_MS), (x, y, otherX, otherY, later) => {
        fc.pre(Math.max(Math.abs(x - otherX), Math.abs(y - otherY)) > ONE_PLACE);
        expect(isRepeatedPress(pressAt(x, y, later), null, 0)).toBe(false);
        expect(isRepeatedPress(pressAt(x, y, later), pressAt(otherX, otherY, 0), 0)).toBe(false);
      }),
    );
  });
});
