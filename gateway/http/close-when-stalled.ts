import type { ServerResponse } from 'node:http';

/** Disconnects a reader who takes none of the pending data for `ms`; a pause of the server does not count. */
export function closeWhenStalled(response: ServerResponse, ms: number): void {
  response.setTimeout(ms, () => response.writableLength > 0 && response.destroy());
}
