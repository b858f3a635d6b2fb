import { browserDelegateCookies } from './delegate-cookies';
import type { SessionEnvironment } from './session-environment';
import { noteSwitch } from './switch-note';
import { forgetCustomer } from './tab-memory';
import { takeSignInCode } from './take-sign-in-code';
import { browserTokenStore } from './token-store';

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
