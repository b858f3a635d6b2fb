import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';

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

/** A part that opens over the page: nothing stands in its place until it is there. */
export function lazyOverlay<Props extends object>(load: Load<Props>) {
  const Part: ComponentType<Props> = lazyPart(load);
  // A failure is told at the click.
  const preload = () => void load().catch(() => undefined);
  return Object.assign(
    (props: Props) => (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ),
    { preload, preloadProps: { onPointerEnter: preload, onFocus: preload } },
  );
}
