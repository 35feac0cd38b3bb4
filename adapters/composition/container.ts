// The polyfill must come before tsyringe, and both from one file, so that no bundler puts them into another order.
import 'reflect-metadata/lite';
import { container, type DependencyContainer, instanceCachingFactory } from 'tsyringe';

/** Names a thing in a container, and knows its type. */
export type Token<T> = symbol & { readonly of?: T };

/** Makes a token. */
export const token = <T>(name: string): Token<T> => Symbol(name);

/** Finds things by their tokens. */
export type Get = <T>(token: Token<T>) => T;

/** A container of its own: never the shared global one, so that tests and pages cannot meet in it. */
export interface Container {
  /** Provides one thing, made when it is first asked for. Providing it twice is a mistake of ours: the last would win silently. */
  provide<T>(wanted: Token<T>, make: (get: Get) => T): void;
  readonly get: Get;
}

/** Makes an empty container. The only place that names tsyringe. */
export function createContainer(): Container {
  const inside: DependencyContainer = container.createChildContainer();
  const get: Get = <T>(wanted: Token<T>) => inside.resolve(wanted);
  return {
    get,
    provide<T>(wanted: Token<T>, make: (get: Get) => T) {
      if (inside.isRegistered(wanted)) throw new Error(`${wanted.toString()} is provided twice`);
      inside.register(wanted, { useFactory: instanceCachingFactory(() => make(get)) });
    },
  };
}
