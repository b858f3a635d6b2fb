import { showOrigin } from './show-origin';

const HOME = window.location.origin;

/** Takes from the window what a page leaves in it: the next test's page is the first one. */
export function emptyWindow(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  document.title = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  window.history.replaceState(null, '', '/');
}

/** Back to where the window of the tests stood before a file showed it a portal. */
export function leaveOrigin(): void {
  showOrigin(HOME);
}
