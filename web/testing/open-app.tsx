import { render } from '@testing-library/react';
import { Root } from '../app/root';
import { Session } from '../app/session/session';
import { SessionProvider } from '../app/session/session-context';
import { takeSignInCode } from '../app/session/take-sign-in-code';
import { browserTokenStore } from '../app/session/token-store';

interface OpenOptions {
  /** Origin of the gateway. */
  url: string;
  path: string;
  /** The token that the browser keeps; none without it. */
  token?: string;
}

/** Opens the whole application as a browser would, at a path, against a real gateway. */
export function openApp({ url, path, token }: OpenOptions) {
  window.history.replaceState(null, '', path);
  if (token !== undefined) window.localStorage.setItem('authToken', token);
  const left: URL[] = [];
  const session = new Session({
    code: takeSignInCode(window),
    tokens: browserTokenStore(window),
    location: {
      origin: url,
      get pathname() {
        return window.location.pathname;
      },
      get search() {
        return window.location.search;
      },
    },
    leave: (address) => left.push(new URL(address)),
    replacePath: (to) => window.history.replaceState(null, '', to),
  });
  void session.start();
  const screen = render(
    <SessionProvider session={session}>
      <Root />
    </SessionProvider>,
  );
  return { ...screen, session, left, address: () => `${window.location.pathname}${window.location.search}` };
}
