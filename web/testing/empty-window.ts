import { showOrigin } from './show-origin';

const HOME = window.location.origin;

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

export function leaveOrigin(): void {
  showOrigin(HOME);
}
