import type { ServerResponse } from 'node:http';

/** Hangs up on a reader who takes nothing of what waits for them for `ms`. A pause of ours is no fault of theirs. */
export function hangUpWhenStalled(response: ServerResponse, ms: number): void {
  response.setTimeout(ms, () => response.writableLength > 0 && response.destroy());
}
