import type { SessionEnvironment } from './session-environment';
import { browserDelegateCookies } from './storage/delegate-cookies';
import { forgetCustomer, noteSwitch } from './storage/tab-memory';
import { browserTokenStore } from './storage/token-store';

/** The event on the window that says that somebody is signed in (AUTH-09). */
export const AUTH_SUCCESS = 'auth-success';

export function browserEnvironment(view: Window): SessionEnvironment {
  return {
    // First of all, so that nothing else ever sees it.
    code: takeSignInCode(view),
    tokens: browserTokenStore(view),
    delegate: browserDelegateCookies(view),
    location: view.location,
    leave: (url) => view.location.assign(url),
    replacePath: (path) => view.history.replaceState(null, '', path),
    announce: ({ id }) => view.dispatchEvent(new CustomEvent(AUTH_SUCCESS, { detail: { userId: id } })),
    forgetCustomer: () => forgetCustomer(view.sessionStorage),
    noteSwitch: () => noteSwitch(view),
  };
}

declare global {
  interface Window {
    /** Taken out of the address by `public/sign-in-code.js`. */
    signInCode?: string;
  }
}

/** The one-time code of the account service that the address carried. It is handed out once. */
function takeSignInCode(view: Window): string | null {
  const code = view.signInCode ?? null;
  delete view.signInCode;
  return code;
}
