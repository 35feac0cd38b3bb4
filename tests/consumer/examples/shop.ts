import { createSystemClock } from 'asaan/adapters/browser';
import { ALL_SCREENS, composeShop } from 'asaan/adapters/composition';
import {
  createMemoryClipboard,
  createMemoryGateway,
  createMemoryNavigation,
  createMemorySession,
  createRecordingAnalytics,
  createScriptedHost,
} from 'asaan/adapters/memory';
import { createLender, createMemoryLedger } from 'asaan/adapters/sandbox';
import { keepOrderInHand, type Notices, productId } from 'asaan/core';

/** A shop whose short messages go where `notices` puts them, with one phone bought. */
export async function openShop(notices: Notices) {
  const clock = createSystemClock();
  const identity = { token: 'sandbox-token', parameters: {} };
  const lender = createLender(createMemoryLedger(), clock);
  const session = createMemorySession();
  const navigation = createMemoryNavigation();
  const clipboard = createMemoryClipboard();
  const shop = composeShop(
    {
      gateway: ({ hostApp }) => createMemoryGateway(lender, () => hostApp.identify()),
      hostApp: () => createScriptedHost({ identity }),
      session: () => session,
      clock: () => clock,
      navigation: () => navigation,
      notices: () => notices,
      analytics: createRecordingAnalytics,
      clipboard: () => clipboard,
    },
    ALL_SCREENS,
  );
  const { gateway } = shop.ports;
  const phone = await gateway.readProduct(productId('samsung-galaxy-a16'));
  const sku = phone.kind === 'done' ? phone.data.skus.find(({ isInStock }) => isInStock) : undefined;
  if (phone.kind !== 'done' || sku === undefined) throw new Error('the sandbox has no such phone');
  const bought = await gateway.startPurchase({ productId: phone.data.productId, skuCode: sku.skuCode });
  if (bought.kind === 'done' && bought.data.productOrderId !== null)
    keepOrderInHand(session, bought.data.productOrderId);
  return shop;
}
