import type { SessionEnvironment } from './session';
import { takeSignInCode } from './take-sign-in-code';
import { browserTokenStore } from './token-store';

export function browserEnvironment(view: Window): SessionEnvironment {
  return {
    code: takeSignInCode(view),
    tokens: browserTokenStore(view),
    location: view.location,
    leave: (url) => view.location.assign(url),
    replacePath: (path) => view.history.replaceState(null, '', path),
  };
}
