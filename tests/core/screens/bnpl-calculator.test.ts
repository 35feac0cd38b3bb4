import { describe, expect, it } from 'vitest';
import { loanProductId } from '#core/lib/ids.ts';
import { createBnplCalculatorScreen } from '#core/screens/bnpl-calculator.ts';
import { openShop, settled } from '../../support/open-shop.ts';

describe('the instalment calculator', () => {
  it('R60, Q42, Q54 shows the server’s figures whatever the address bar hints, and calculates on demand', async () => {
    const shop = openShop();
    const order = await shop.bought();
    const screen = createBnplCalculatorScreen(shop.ports, { order, productAmount: 1, loanDays: 60 });
    screen.open();
    const first = await settled(screen.state);
    expect(first).toMatchObject({ calculation: { productAmount: 5_549_900 }, option: { days: 60 }, overdueDays: '0' });
    screen.typeOverdueDays('007');
    expect(screen.state.getSnapshot()).toMatchObject({ overdueDays: '7', isStale: true });
    await screen.calculate();
    expect(screen.state.getSnapshot()).toMatchObject({ isStale: false, calculation: { overdueCharge: 621_586 } });
  });

  it('keeps what was chosen and typed for the session, and erases it on demand', async () => {
    const shop = openShop();
    const order = await shop.bought();
    const hints = { order, productAmount: null, loanDays: 30 };
    const first = createBnplCalculatorScreen(shop.ports, hints);
    const leave = first.open();
    const shown = await settled(first.state);
    if (shown.kind !== 'ready') throw new Error('no calculation');
    expect(shown.isDraft).toBe(false);
    first.typeOverdueDays('12');
    first.chooseOption(shown.calculation.loanDays[2]?.originalProductId ?? loanProductId(''));
    leave();
    const again = createBnplCalculatorScreen(shop.ports, hints);
    again.open();
    expect(await settled(again.state)).toMatchObject({
      option: { days: 90 },
      overdueDays: '12',
      isDraft: true,
      isStale: false,
      calculation: { overdueCharge: Math.round((4_439_900 * 2 * 12) / 100) },
    });
    again.erase();
    expect(await settled(again.state)).toMatchObject({ option: { days: 30 }, overdueDays: '0', isDraft: false });
    expect(shop.ports.session.read('draft:bnplCalculator')).toBeNull();
  });
});
