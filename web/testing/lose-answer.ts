import { vi } from 'vitest';

/** Lets the next request whose address or body contains `part` be processed, and loses its answer. */
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

/** Fails all requests whose body contains `part`, until the spy is restored. */
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
