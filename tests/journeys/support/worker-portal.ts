import type { Portal } from '../../testkit/processes';

let current: Portal | undefined;

export function setPortal(portal: Portal): void {
  current = portal;
}

export function workerPortal(): Portal {
  if (current === undefined) throw new Error('No portal has been started for this worker yet.');
  return current;
}
