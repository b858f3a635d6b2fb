import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { notifyNotOpened } from './overlays/notify';
import { CatchBoundary } from './states/catch-boundary';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component that comes in a chunk of its own. */
export function lazyPart<Props extends object>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}

const SETTLED_MS = 1_500;

/** Once the page has settled, so that what comes later is there when it is asked for, and takes nothing from the page itself. */
export function whenSettled(load: () => void): () => void {
  const timer = setTimeout(load, SETTLED_MS);
  return () => clearTimeout(timer);
}

/**
 * A part that opens over the page: nothing stands in its place until it is there. One that cannot be loaded is closed
 * and says so, and leaves the page with what is typed there; it is loaded anew when it is opened again.
 */
export function lazyOverlay<Props extends object>(load: Load<Props>, close?: () => void) {
  let Part: ComponentType<Props> = lazyPart(load);
  // A failure is told at the click.
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
