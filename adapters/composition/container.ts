// The polyfill must come before tsyringe, and both from one file, so that no bundler puts them into another order.
import 'reflect-metadata/lite';
import { container, instancePerContainerCachingFactory } from 'tsyringe';

/** Names a thing in a container, and knows its type. */
export type Token<T> = symbol & { readonly of?: T };

/** Makes the name under which a container keeps one thing; no two are the same. */
export const token = <T>(name: string): Token<T> => Symbol(name);

/** A container of its own: never the shared global one, so that tests and pages cannot meet in it. */
export interface Container {
  /** Registers a thing, made once, when it is first asked for. Throws where the token is registered: the last would win silently. */
  register<T>(wanted: Token<T>, make: () => T): void;
  /** Throws for a token that nobody registered, and for a circle of things that need each other. */
  resolve<T>(wanted: Token<T>): T;
}

/** Makes an empty container. */
export function createContainer(): Container {
  const inner = container.createChildContainer();
  const underWay: symbol[] = [];
  return {
    register(wanted, make) {
      if (inner.isRegistered(wanted)) throw new Error(`${wanted.toString()} is registered twice`);
      const makeOnce = instancePerContainerCachingFactory(() => {
        if (underWay.includes(wanted)) {
          throw new Error(`needed while it is made: ${[...underWay, wanted].map(String).join(' → ')}`);
        }
        underWay.push(wanted);
        try {
          return make();
        } finally {
          underWay.pop();
        }
      });
      inner.register(wanted, { useFactory: makeOnce });
    },
    resolve: (wanted) => inner.resolve(wanted),
  };
}

/** Registers things by their names, and gives them back by the same: each is made when it is first read. */
export function registerAll<Things extends object>(
  { register, resolve }: Container,
  make: { readonly [Name in keyof Things]: () => Things[Name] },
): Things {
  const things: Partial<Things> = {};
  for (const [name, makeOne] of Object.entries<() => unknown>(make)) {
    const wanted = token(name);
    register(wanted, makeOne);
    Object.defineProperty(things, name, { get: () => resolve(wanted), enumerable: true });
  }
  // All that could be made stands under its name.
  return things as Things;
}
