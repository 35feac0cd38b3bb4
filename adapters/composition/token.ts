import { type DependencyContainer, type InjectionToken, instanceCachingFactory } from 'tsyringe';

/** Names a thing in a container, and knows its type. */
export type Token<T> = symbol & { readonly of?: T };

/** Makes a token. */
export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;

/** Finds things by their tokens. */
export type Get = <T>(token: Token<T>) => T;

/** The finder of a container. */
export const getter =
  (container: DependencyContainer): Get =>
  <T>(wanted: Token<T>) =>
    container.resolve(wanted as InjectionToken<T>);

/** Provides one thing, made when it is first asked for. Providing it twice is a mistake of ours: the last would win silently. */
export function provide<T>(container: DependencyContainer, wanted: Token<T>, make: (get: Get) => T): void {
  if (container.isRegistered(wanted as InjectionToken<T>)) throw new Error(`${wanted.toString()} is provided twice`);
  container.register(wanted as InjectionToken<T>, {
    useFactory: instanceCachingFactory(() => make(getter(container))),
  });
}
