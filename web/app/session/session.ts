import { accountLoginUrl } from '#domain/account/account-login-url';
import { routes } from '../paths';
import { askGateway } from './ask-gateway';
import { retryDelayMs } from './retry-delay';
import type { SessionState } from './session-state';
import { type SignInOutcome, signIn } from './sign-in';
import { LogoutDocument } from './sign-in.generated';
import { signInTarget } from './sign-in-target';
import type { TokenStore } from './token-store';

export interface SessionEnvironment {
  tokens: TokenStore;
  /** The one-time code of the account service that the address carried. */
  code: string | null;
  location: Pick<Location, 'origin' | 'pathname' | 'search'>;
  /** Leaves the application for another page. */
  leave(url: string): void;
  /** Shows another path of the application without leaving it. */
  replacePath(path: string): void;
}

/** Who is signed in, as an external store: the login flow, its failures, sign-out, and what other tabs do (AUTH-04..18). */
export class Session {
  readonly origin: string;
  #state: SessionState = { kind: 'starting' };
  #code: string | null;
  #failures = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #signInListeners = new Set<() => void>();
  readonly #environment: SessionEnvironment;

  constructor(environment: SessionEnvironment) {
    this.#environment = environment;
    this.origin = environment.location.origin;
    this.#code = environment.code;
    environment.tokens.onChangeElsewhere((token) => this.#follow(token));
  }

  readonly state = (): SessionState => this.#state;

  readonly token = (): string => this.#environment.tokens.read();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back when another tab has signed in, perhaps as somebody else; returns the way to stop. */
  readonly onSignInElsewhere = (listener: () => void): (() => void) => {
    this.#signInListeners.add(listener);
    return () => this.#signInListeners.delete(listener);
  };

  /** Loads the whole application anew, from its beginning. */
  readonly startOver = (): void => this.#environment.leave(`${this.origin}${routes.home}`);

  /** Runs the login flow; also what a retry does. */
  readonly start = async (): Promise<void> => {
    clearTimeout(this.#retryTimer);
    try {
      this.#settle(await signIn(this.origin, this.token(), this.#code));
      this.#failures = 0;
    } catch {
      const delay = retryDelayMs(this.#failures++);
      this.#retryTimer = setTimeout(() => void this.start(), delay);
      this.#set({ kind: 'unavailable', retryAt: Date.now() + delay });
    }
  };

  /** A read was refused as signed out: back to the login flow, which returns to this very path (AUTH-27, D-127). */
  readonly fail = (): void => {
    if (this.#state.kind !== 'signed-in' || this.#state.isLapsed) return;
    this.signInAgain();
  };

  /** Gives the page up for the login flow, which returns to its path. */
  readonly signInAgain = (): void => {
    this.#environment.tokens.remove();
    this.#restart();
  };

  /** A change was refused as signed out: the screen stays as it is until somebody signs in again. */
  readonly lapse = (): void => {
    if (this.#state.kind !== 'signed-in') return;
    this.#environment.tokens.remove();
    this.#set({ ...this.#state, isLapsed: true });
  };

  /** Ends the session here and in every tab, and returns to `/` (AUTH-18, AUTH-19). */
  readonly signOut = async (): Promise<void> => {
    const token = this.token();
    this.#set({ kind: 'leaving' });
    this.#environment.tokens.remove();
    // Leaving never fails: a session that cannot be ended at the vendor expires by itself.
    await askGateway(this.origin, token, LogoutDocument, {}).catch(() => undefined);
    this.#environment.replacePath(routes.home);
    this.#restart();
  };

  #settle(outcome: SignInOutcome): void {
    const { tokens, leave, location } = this.#environment;
    if (outcome.kind === 'read-only') {
      this.#set({ kind: 'read-only', message: outcome.message });
    } else if (outcome.kind === 'signed-in') {
      this.#code = null;
      if (outcome.token) tokens.write(outcome.token);
      this.#set({ kind: 'signed-in', config: outcome.config, isLapsed: false });
    } else {
      this.#code = null;
      tokens.remove();
      this.#set({ kind: 'leaving' });
      leave(
        accountLoginUrl({
          accountsHost: outcome.config.accountsHost,
          origin: this.origin,
          original: signInTarget(location),
        }),
      );
    }
  }

  #follow(token: string): void {
    const state = this.#state;
    if (state.kind !== 'signed-in') return;
    if (token) {
      this.#set({ ...state, isLapsed: false });
      for (const listener of this.#signInListeners) listener();
    } else if (!state.isLapsed) {
      this.#environment.replacePath(routes.home);
      this.#restart();
    }
  }

  #restart(): void {
    this.#set({ kind: 'starting' });
    void this.start();
  }

  #set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
