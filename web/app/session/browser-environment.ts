import type { SessionEnvironment } from './session-environment';
import { browserDelegateCookies } from './storage/delegate-cookies';
import { forgetCustomer, setSwitchFlag } from './storage/tab-memory';
import { browserTokenStore } from './storage/token-store';
import { stopUnloadPrompt } from './unload-prompt';

export const AUTH_SUCCESS = 'auth-success';

export function browserEnvironment(view: Window): SessionEnvironment {
  return {
    // Must come first, so that nothing else sees the code.
    code: takeSignInCode(view),
    tokens: browserTokenStore(view),
    delegate: browserDelegateCookies(view),
    location: view.location,
    leave: (url) => {
      stopUnloadPrompt();
      view.location.assign(url);
    },
    replacePath: (path) => view.history.replaceState(null, '', path),
    announce: ({ id }) => view.dispatchEvent(new CustomEvent(AUTH_SUCCESS, { detail: { userId: id } })),
    forgetCustomer,
    setSwitchFlag,
  };
}

declare global {
  interface Window {
    /** Taken from the address by `early/sign-in-code.js`. */
    signInCode?: string;
  }
}

function takeSignInCode(view: Window): string | null {
  const code = view.signInCode ?? null;
  delete view.signInCode;
  return code;
}
