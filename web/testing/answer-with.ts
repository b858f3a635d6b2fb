import { vi } from 'vitest';

/** Answers the next requests for an operation with these data in place of the gateway's, as a vendor with other texts would. */
export function answerWith(operation: string, data: Record<string, unknown>): void {
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!String(init?.body ?? '').includes(`"operationName":"${operation}"`)) return real(input, init);
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
}
