import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component that comes in a chunk of its own. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}
