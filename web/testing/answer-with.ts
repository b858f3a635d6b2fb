import { vi } from 'vitest';

/** Replaces the answers to an operation with this data, as from a vendor with other texts. */
export function answerWith(operation: string, data: Record<string, unknown>): void {
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!String(init?.body ?? '').includes(`"operationName":"${operation}"`)) return real(input, init);
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
}
