import { expect } from 'vitest';
import { nativeStep, orderId } from '#core/lib/ids.ts';
import type { HostApp } from '#core/ports/host-app.ts';
import { contractOf } from './laws.ts';

/** A host app, and how a test lets its native side ask for a reload. */
export interface HostUnderTest {
  readonly host: HostApp;
  refresh(page: 'cart' | 'order'): void;
}

/** The contract of every host app that is there; `absentHostContract` holds for the one that is not. */
export const hostAppContract = contractOf<HostUnderTest>('host app', {
  async 'R74, R75 names the shopper by a token and parameters'(fresh) {
    const { host } = await fresh();
    const identity = await host.identify();
    expect(host.isPresent).toBe(true);
    expect(identity?.token).toMatch(/.+/);
    expect(typeof identity?.parameters).toBe('object');
    expect(await host.readParameters()).toEqual(identity?.parameters);
  },
  async 'R74 asks the hooks of the named page to reload, until their watch ends'(fresh) {
    const { host, refresh } = await fresh();
    const asked: string[] = [];
    const endCart = host.onRefresh('cart', () => asked.push('cart'));
    host.onRefresh('order', () => asked.push('order'));
    refresh('cart');
    refresh('order');
    endCart();
    refresh('cart');
    expect(asked).toEqual(['cart', 'order']);
  },
  async 'Q71 tells that the app was in front before a page is asked to reload, until the watch ends'(fresh) {
    const { host, refresh } = await fresh();
    const told: string[] = [];
    const end = host.onPresence((presence) => told.push(presence));
    host.onRefresh('cart', () => told.push('reload'));
    refresh('cart');
    expect(told).toEqual(['back', 'reload']);
    end();
    refresh('order');
    expect(told).toHaveLength(2);
  },
  async 'R74 takes every opening without throwing'(fresh) {
    const { host } = await fresh();
    const order = orderId('1');
    expect(() => {
      host.openLogin();
      host.openRepayment(order);
      host.openReview(order);
      host.openOrderConfirmation(order);
      host.openStep(nativeStep(1030), order);
      host.setTitleStyle('hidden');
      host.track('event', {});
      host.forgetIdentity();
    }).not.toThrow();
  },
});

/** The contract of a page without a host (Q67). */
export const absentHostContract = contractOf<HostApp>('absent host', {
  async 'Q67 is not there, has no token, and opens nothing'(fresh) {
    const host = await fresh();
    expect(host.isPresent).toBe(false);
    expect(await host.identify()).toBeNull();
    expect(await host.readParameters()).toEqual({});
    expect(await host.readServiceContact()).toBeNull();
    expect(() => host.openOrderConfirmation(orderId('1'))).not.toThrow();
  },
});
