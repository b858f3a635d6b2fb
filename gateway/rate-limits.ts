import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Sign-ins, mails and unconfirmed sessions count by address, orders and archives by session, uploads by customer. */
export type LimitedAction = 'signIn' | 'mail' | 'order' | 'archive' | 'upload' | 'unconfirmed';

export class RateLimited extends Error {
  override readonly name = 'RateLimited';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many requests. Please wait a moment and try again.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface RateLimits {
  take(action: LimitedAction, key: string): Promise<void>;
  /** Refunds a successful attempt. */
  giveBack(action: LimitedAction, key: string): Promise<void>;
}

/** Counts per gateway instance; the vendor service also throttles per account. */
export function createRateLimits(perMinute: Readonly<Record<LimitedAction, number>>): RateLimits {
  const limiters: Record<LimitedAction, RateLimiterMemory> = {
    signIn: new RateLimiterMemory({ points: perMinute.signIn, duration: 60 }),
    mail: new RateLimiterMemory({ points: perMinute.mail, duration: 60 }),
    order: new RateLimiterMemory({ points: perMinute.order, duration: 60 }),
    archive: new RateLimiterMemory({ points: perMinute.archive, duration: 60 }),
    upload: new RateLimiterMemory({ points: perMinute.upload, duration: 60 }),
    unconfirmed: new RateLimiterMemory({ points: perMinute.unconfirmed, duration: 60 }),
  };
  return {
    async take(action, key) {
      try {
        await limiters[action].consume(key);
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        throw new RateLimited(Math.max(1, Math.ceil(rejected.msBeforeNext / 1_000)));
      }
    },
    async giveBack(action, key) {
      await limiters[action].reward(key);
    },
  };
}
