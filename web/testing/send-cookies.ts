import { vi } from 'vitest';

/** Adds the page's cookies to requests, as a browser would: Node's `fetch` sends none. */
export function sendCookies(): void {
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const headers = new Headers(init?.headers);
    return real(input, { ...init, headers: { ...Object.fromEntries(headers), cookie: document.cookie } });
  });
}
