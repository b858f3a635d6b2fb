import { EarlyAnswers } from '../first-reads/early-answers';
import { routes } from '../paths';
import { HeldToken } from './held-token';
import { Listeners } from './listeners';
import { Retry } from './retry';
import type { SessionEnvironment } from './session-environment';
import { type Lapse, onDay, type SessionState, type SignedIn } from './session-state';
import { OutageError } from './sign-in/ask-gateway';
import type { CustomerFragment } from './sign-in/session-start.generated';
import { endSession, type SignInOutcome, signIn, signInUrl } from './sign-in/sign-in';
import { signOutOf } from './sign-in/sign-out';
import { TokenLookup } from './sign-in/token-lookup';
import { keepOne, type TwoCustomers } from './sign-in/two-customers';
import { hasUnsavedText } from './unsaved-text';
import { Waiting } from './waiting';

/** A page belongs to one customer: another tab's token is used only if it is theirs (AUTH-04..18). */
export class Session {
  readonly origin: string;
  readonly early: EarlyAnswers;
  #state: SessionState = { kind: 'starting' };
  #code: string | null;
  #choice: TwoCustomers | null = null;
  readonly #held: HeldToken;
  readonly #changed = new Listeners();
  readonly #resumed = new Listeners();
  readonly #reads = new Waiting();
  readonly #retry = new Retry();
  readonly #question: TokenLookup;
  readonly #environment: SessionEnvironment;

  constructor(environment: SessionEnvironment) {
    this.#environment = environment;
    this.#held = new HeldToken(environment.delegate);
    this.origin = environment.location.origin;
    this.early = new EarlyAnswers(this.origin);
    this.#code = environment.code;
    this.#question = new TokenLookup(this.origin);
    environment.tokens.onChangeElsewhere(() => this.#follow(true));
  }

  readonly state = (): SessionState => this.#state;
  readonly token = (): string => this.#held.sent;
  readonly tokenForFrame = (): string => this.#held.named;

  /** Returns the token for a read; waits until it is known to be good, forever on a page given up. */
  readonly tokenForRead = async (): Promise<string> => {
    this.#follow();
    while (this.#state.kind !== 'signed-in' || this.#state.lapse || this.#question.isOpen)
      await this.#reads.turn();
    return this.token();
  };

  readonly subscribe = (listener: () => void) => this.#changed.add(listener);
  readonly onResume = (listener: () => void) => this.#resumed.add(listener);
  readonly beginDay = (today: string) => this.#set(onDay(this.#state, today));

  readonly start = async (): Promise<void> => {
    this.#retry.cancel();
    const { tokens, delegate } = this.#environment;
    const storedToken = tokens.read();
    const access = delegate.session();
    const hasDelegateBeside = delegate.speakBeside(storedToken);
    try {
      const outcome = await signIn({ origin: this.origin, storedToken, code: this.#code, hasDelegateBeside });
      this.#retry.succeeded();
      this.#code = null;
      // Another tab has stored a newer token meanwhile.
      if (tokens.read() === storedToken) return this.#settle(outcome, access);
      if (outcome.kind === 'signed-in') void endSession(this.origin, outcome.session.token);
      await this.start();
    } catch (error) {
      const isLimited = error instanceof OutageError && error.codes.includes('RATE_LIMITED');
      const retryAt = this.#retry.later(() => void this.start());
      this.#set({ kind: 'unavailable', reason: isLimited ? 'rate-limited' : 'no-answer', retryAt });
    }
  };

  /** A read was refused: returns to the login flow, unless typed text keeps the page (AUTH-27, D-127). */
  readonly fail = (refused: string): void => {
    const state = this.#lapsing(refused);
    if (state !== null) this.#refused(state);
  };

  /** A change was refused: keeps the page as it is until its customer signs in again. */
  readonly lapse = (refused: string): void => {
    const state = this.#lapsing(refused);
    if (state !== null) this.#askToSignIn(state, 'change');
  };

  /** Leaves for the login flow, which returns to this page unless the customer signed out on purpose. */
  readonly leavePage = (): void => {
    const state = this.#state;
    if (state.kind !== 'signed-in') return;
    if (state.lapse === 'signed-out') this.#environment.replacePath(routes.home);
    this.#forgetToken('over');
    if (state.customer.isDelegate) this.#startOver();
    else this.#restart();
  };

  /** Stores the customer's new token for all tabs; a lapsed page continues (AUTH-13, PROF-21). */
  readonly replaceToken = (token: string): void => {
    const state = this.#state;
    if (state.kind !== 'signed-in') return;
    // A late answer must not sign in a customer who has signed out on purpose.
    if (state.lapse === 'signed-out') return void endSession(this.origin, token);
    this.#question.drop();
    if (state.customer.isDelegate) this.#held.replaceCookie(token);
    else this.#environment.tokens.write(token);
    this.#resume(state, token, state.customer);
  };

  readonly signOut = async (): Promise<void> => {
    const token = this.token();
    this.#set({ kind: 'signing-out' });
    this.#forgetToken('signed-out');
    await signOutOf(token, this.#environment);
    this.#restart('signing-out');
  };

  readonly choose = async (kept: keyof TwoCustomers): Promise<void> => {
    const choice = this.#choice;
    if (choice === null) return;
    this.#choice = null;
    this.#set({ kind: 'starting' });
    await keepOne(choice, kept, this.#environment);
    this.#restart();
  };

  /** On unload: ends a delegate's session (AUTH-20), and an offered session that was not chosen. */
  readonly unload = (): void => {
    this.#retry.end();
    this.#endOthers();
    if (this.#held.isDelegates) this.#environment.forgetCustomer();
  };

  #endOthers(): void {
    if (this.#choice !== null) void endSession(this.origin, this.#choice.offered.token);
    this.#held.clearCookies();
  }

  #settle(outcome: SignInOutcome, access: string): void {
    const { tokens, announce, leave, location } = this.#environment;
    if (outcome.kind === 'read-only') {
      this.#set({ kind: 'read-only', message: outcome.message });
    } else if (outcome.kind === 'two-customers') {
      this.#choice = outcome;
      this.#set({ kind: 'choosing', current: outcome.current.customer, offered: outcome.offered.customer });
    } else if (outcome.kind === 'signed-in') {
      const { token, customer } = outcome.session;
      this.#held.hold(token || access, token === '');
      if (token) tokens.write(token);
      else tokens.remove('over');
      this.#set({ kind: 'signed-in', config: outcome.config, customer, lapse: null });
      announce(customer);
    } else {
      tokens.remove('over');
      if (this.#state.kind !== 'signing-out') this.#set({ kind: 'leaving' });
      leave(signInUrl(outcome.config.accountsHost, location));
    }
  }

  /** Returns the state to end; null if that is handled already or the token has been replaced. */
  #lapsing(refused: string): SignedIn | null {
    this.#follow();
    const state = this.#state;
    if (state.kind !== 'signed-in' || state.lapse || this.#question.isOpen) return null;
    return refused === this.#held.stored ? state : null;
  }

  #follow(isNews = false): void {
    const state = this.#state;
    const stored = this.#environment.tokens.read();
    if (state.kind === 'choosing') {
      if (stored === this.#choice?.current.token) return;
      this.#endOthers();
      this.#restart();
    } else if (state.kind === 'signed-in' && !state.customer.isDelegate && stored !== this.#held.stored) {
      if (stored) void this.#checkStored(stored);
      else this.#endedElsewhere(state, isNews);
    } else if (this.#held.other !== '') void this.#checkStored(this.#held.other);
  }

  async #checkStored(stored: string): Promise<void> {
    const customer = await this.#question.ask(stored, () => this.#follow());
    const state = this.#state;
    if (customer === undefined || state.kind !== 'signed-in') return;
    if (customer?.id === state.customer.id) this.#resume(state, stored, customer);
    else if (customer !== null) this.#startOver();
    else {
      this.#environment.tokens.forget(stored, 'over');
      if (state.lapse === null) this.#refused(state);
    }
  }

  #resume(state: SignedIn, token: string, customer: CustomerFragment): void {
    this.#held.hold(token, state.customer.isDelegate);
    this.#set({ ...state, customer: { ...customer, isDelegate: state.customer.isDelegate }, lapse: null });
    this.#reads.release();
    if (state.lapse !== null) this.#resumed.notify();
  }

  #refused(state: SignedIn): void {
    if (hasUnsavedText()) this.#askToSignIn(state, 'read');
    else this.leavePage();
  }

  /** @param isNews whether another tab has just ended the session */
  #endedElsewhere(state: SignedIn, isNews: boolean): void {
    const { tokens, forgetCustomer, replacePath } = this.#environment;
    const isOver = isNews && tokens.lastEnd() === 'over';
    if (!isOver) forgetCustomer();
    if (isOver) this.#askToSignIn(state, state.lapse ?? 'elsewhere');
    else if (hasUnsavedText()) this.#askToSignIn(state, 'signed-out');
    else {
      if (isNews) replacePath(routes.home);
      this.#restart();
    }
  }

  #askToSignIn(state: SignedIn, lapse: Lapse): void {
    this.#forgetToken('over');
    this.#question.drop();
    this.#set({ ...state, lapse: state.customer.isDelegate ? 'access-ended' : lapse });
  }

  #startOver(): void {
    this.#set({ kind: 'leaving' });
    this.#environment.setSwitchFlag();
    this.#environment.leave(`${this.origin}${routes.home}`);
  }

  #forgetToken(end: 'signed-out' | 'over'): void {
    this.#environment.tokens.forget(this.#held.stored, end);
    this.#held.stored = '';
  }

  #restart(kind: 'starting' | 'signing-out' = 'starting'): void {
    this.#held.hold('', false);
    this.#question.drop();
    this.#reads.abandon();
    this.#set({ kind });
    void this.start();
  }

  #set(state: SessionState): void {
    this.#state = state;
    this.#changed.notify();
  }
}
