import { vi } from 'vitest';

/** The next request for an operation is carried out, and its answer gets lost on the way back. */
export function loseAnswer(operation: string): void {
  const real = window.fetch;
  let isLost = false;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (isLost || !String(init?.body ?? '').includes(`"operationName":"${operation}"`)) return answer;
    isLost = true;
    throw new TypeError('The connection was lost.');
  });
}
