import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { notifyNotOpened } from './overlays/notify';
import { CatchBoundary } from './states/catch-boundary';

type Load<Props> = () => Promise<ComponentType<Props>>;

export function lazyPart<Props extends object>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}

const SETTLED_MS = 1_500;

/** Preloads after the page has settled, so that the load takes nothing from the page itself. */
export function whenSettled(load: () => void): () => void {
  const timer = setTimeout(load, SETTLED_MS);
  return () => clearTimeout(timer);
}

/**
 * Overlay that is loaded on demand, without a placeholder. If loading fails, it closes with a message and
 * keeps the page's typed text; opening it again reloads it.
 */
export function lazyOverlay<Props extends object>(load: Load<Props>, close?: () => void) {
  let Part: ComponentType<Props> = lazyPart(load);
  // The click reports failures.
  const preload = () => void load().catch(() => undefined);
  const failed = (props: Props) => {
    Part = lazyPart(load);
    (close ?? closeOf(props))?.();
    notifyNotOpened();
  };
  return Object.assign(
    (props: Props) => (
      <CatchBoundary fallback={null} onFail={() => failed(props)}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </CatchBoundary>
    ),
    { preload, preloadProps: { onPointerEnter: preload, onFocus: preload } },
  );
}

function closeOf(props: object): (() => void) | undefined {
  const close = 'onClose' in props ? props.onClose : undefined;
  return typeof close === 'function' ? () => void close() : undefined;
}
