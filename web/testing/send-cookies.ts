import { vi } from 'vitest';

/** Lets requests carry the page's cookies, as a browser would: Node's `fetch` knows of none. */
export function sendCookies(): void {
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const headers = new Headers(init?.headers);
    return real(input, { ...init, headers: { ...Object.fromEntries(headers), cookie: document.cookie } });
  });
}
