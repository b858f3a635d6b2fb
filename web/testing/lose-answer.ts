import { vi } from 'vitest';

/** The next request whose address or body has `part` in it is carried out, and its answer gets lost on the way back. */
export function loseAnswer(part: string): void {
  const real = window.fetch;
  let isLost = false;
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (isLost || !`${input} ${init?.body ?? ''}`.includes(part)) return answer;
    isLost = true;
    spy.mockRestore();
    throw new TypeError('The connection was lost.');
  });
}

/** No request whose body has `part` in it gets through, until the spy is restored. */
export function breakRequests(part: string) {
  const real = window.fetch;
  return vi
    .spyOn(window, 'fetch')
    .mockImplementation((input, init) =>
      String(init?.body ?? '').includes(part)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : real(input, init),
    );
}
