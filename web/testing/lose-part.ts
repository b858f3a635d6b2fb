import { vi } from 'vitest';

/** Lets the next answer to `operation` lack one of its fields, which could not be read. */
export function losePart(operation: string, field: string): void {
  const real = window.fetch;
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (!String(init?.body ?? '').includes(`"operationName":"${operation}"`)) return answer;
    spy.mockRestore();
    const { data } = await answer.json();
    const errors = [{ message: 'Late.', path: [field], extensions: { code: 'VENDOR_TIMEOUT' } }];
    return Response.json({ data: { ...data, [field]: null }, errors });
  });
}
