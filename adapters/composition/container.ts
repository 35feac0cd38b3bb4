// The polyfill must come before tsyringe, and both from one file, so that no bundler puts them into another order.
import 'reflect-metadata/lite';
import { container, instancePerContainerCachingFactory } from 'tsyringe';

/**
 * Things by their names, each made once, when it is first read, of whichever others it reads. They lie in a container of their
 * own, never in the shared global one, so that tests and pages cannot meet in it.
 */
export function makeLazily<Things extends object>(
  make: {
    readonly [Name in keyof Things]: () => Things[Name];
  },
): Things {
  const inner = container.createChildContainer();
  const things: Partial<Things> = {};
  for (const [name, makeOne] of Object.entries<() => unknown>(make)) {
    inner.register(name, { useFactory: instancePerContainerCachingFactory(makeOne) });
    Object.defineProperty(things, name, { get: () => inner.resolve(name), enumerable: true });
  }
  // All that could be made stands under its name.
  return things as Things;
}
