import { Suspense, useEffect } from 'react';
import { lazyPart, whenSettled } from '../../ui/lazy-part';
import { useMessageCount } from '../../ui/overlays/notify';
import { CatchBoundary } from '../../ui/states/catch-boundary';

const load = async () => (await import('./toast-list')).ToastList;
const preload = () => void load().catch(() => undefined);

let ToastList = lazyPart(load);

/** List of messages. If it could not be loaded, the next message loads it again. */
export function Messages() {
  const said = useMessageCount();
  useEffect(() => whenSettled(preload), []);
  if (said === 0) return null;
  return (
    <CatchBoundary of={String(said)} fallback={null} onFail={askAnew}>
      <Suspense fallback={null}>
        <ToastList />
      </Suspense>
    </CatchBoundary>
  );
}

function askAnew(): void {
  ToastList = lazyPart(load);
}
