import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Root } from '../app/root';
import { browserEnvironment } from '../app/session/browser-environment';
import { Session } from '../app/session/session';
import { SessionProvider } from '../app/session/session-context';
import { notePage } from './open-pages';

interface OpenOptions {
  /** Origin of the gateway. */
  url: string;
  path: string;
  /** Token stored in the browser, if any. */
  token?: string;
  /** State of the history entry, as a reload finds it. */
  state?: unknown;
}

// The page's first script, which no module imports.
const takeCode = new Function(readFileSync('web/early/sign-in-code.js', 'utf8'));

/** Opens the whole application at a path, as a browser would, against a real gateway. */
export function openApp({ url, path, token, state = null }: OpenOptions) {
  window.history.replaceState(state, '', path);
  if (token !== undefined) window.localStorage.setItem('authToken', token);
  takeCode();
  const left: URL[] = [];
  const session = new Session({
    ...browserEnvironment(window),
    location: {
      origin: url,
      get pathname() {
        return window.location.pathname;
      },
      get search() {
        return window.location.search;
      },
      get hash() {
        return window.location.hash;
      },
    },
    leave: (address) => left.push(new URL(address)),
  });
  notePage(session);
  void session.start();
  const screen = render(
    <SessionProvider session={session}>
      <Root isReturning={token !== undefined} />
    </SessionProvider>,
  );
  return { ...screen, session, left, address: () => `${window.location.pathname}${window.location.search}` };
}
