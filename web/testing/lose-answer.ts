import { vi } from 'vitest';

/** The next request whose address or body has `part` in it is carried out, and its answer gets lost on the way back. */
export function loseAnswer(part: string): void {
  const real = window.fetch;
  let isLost = false;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (isLost || !`${input} ${init?.body ?? ''}`.includes(part)) return answer;
    isLost = true;
    throw new TypeError('The connection was lost.');
  });
}
