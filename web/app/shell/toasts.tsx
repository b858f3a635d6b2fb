import { lazy, Suspense } from 'react';

const ToastList = lazy(() => import('./toast-list').then((module) => ({ default: module.ToastList })));

/** The place where toasts appear; loaded after the page, since none can be needed before. */
export function Toasts() {
  return (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  );
}
