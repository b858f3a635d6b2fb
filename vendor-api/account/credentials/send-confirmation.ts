import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../../deps';
import type { SignedInUser } from '../../http/identity';
import { holdUser } from '../hold-user';
import { admitTry } from '../throttle';
import { mailConfirmation } from './mail-confirmation';

export interface ConfirmationAnswer {
  readonly success: boolean;
  readonly message: string;
}

const DONE: ConfirmationAnswer = { success: true, message: '' };

/**
 * Mails the confirmation link again and ends those sent before. Does nothing when the address is confirmed already.
 */
export async function sendConfirmation(
  { db, clock, settings }: Pick<VendorDeps, 'db' | 'clock' | 'settings'>,
  user: SignedInUser,
  address: string,
): Promise<ConfirmationAnswer> {
  if (user.emailProven) return DONE;
  const attempt = { purpose: 'confirm-email', email: user.email, address, now: clock.now() } as const;
  if (!(await admitTry(db, attempt))) return { success: false, message: message.tooManyTries };
  await db.transaction(async (tx) => {
    const held = await holdUser(tx, user.id, 'no key update');
    if (held === null || held.emailProven) return;
    await mailConfirmation({ db: tx, clock, settings }, { userId: held.id, email: held.email, from: null });
  });
  return DONE;
}
