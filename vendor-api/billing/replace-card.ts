import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { captchaRejected, captchaUnavailable } from '../store/orders/refusals';
import { cardHolderProblem } from './card-holder';
import { type CardHolder, saveCard } from './card-on-file';
import { payingCustomer } from './paying-customer';

const text = (max: number) => z.string().trim().max(max);

/** The body of `submitupdate` (REST-18), in exactly these types. */
export const cardUpdate = z.object({
  address: text(255),
  cardholderName: text(175),
  zip: text(32),
  country: text(255),
  state: text(255),
  vat: text(64),
  city: text(255),
  creditCardExpireMonth: z.number().int().min(1).max(12),
  creditCardExpireYear: z.number().int().min(2000).max(2200),
  nonce: z.string().max(512),
  /** Whether a card was on file when the form was opened (D-27); the outcome is the same. */
  isUpdate: z.boolean(),
  recaptchaToken: z.string().max(4_096),
});
export type CardUpdate = z.infer<typeof cardUpdate>;

/** `message` is empty on success, else what to tell the customer; nothing was changed then. */
export interface CardUpdateAnswer {
  readonly success: boolean;
  readonly message: string;
}

const OUTAGE = 'The card could not be saved because the payment service did not answer. Please try again.';

/** Verifies a card with the provider, keeps it there, and makes it the one on file. */
export async function replaceCard(
  deps: VendorDeps,
  user: SignedInUser,
  update: CardUpdate,
  remoteIp: string | undefined,
): Promise<CardUpdateAnswer> {
  const holder = holderOf(update);
  const problem = cardHolderProblem(holder) ?? (update.nonce === '' ? message.cardNumberInvalid : null);
  if (problem !== null) return refused(problem);
  const human = await deps.captcha.verify(update.recaptchaToken, remoteIp);
  if (!human.ok) return refused((human.reason === 'rejected' ? captchaRejected : captchaUnavailable).text);
  const outcome = await deps.payments.vaultCard({
    nonce: update.nonce,
    customer: await payingCustomer(deps.db, user.id),
    cardholderName: holder.cardholderName,
    address: holder.address,
  });
  switch (outcome.kind) {
    case 'stored':
      await saveCard(deps.db, deps.clock.now(), user.id, outcome.card, holder);
      return { success: true, message: '' };
    case 'declined':
      return refused(outcome.text);
    case 'unsent':
    case 'unknown':
      deps.log.error({ err: outcome.cause }, 'a card could not be kept');
      return refused(OUTAGE);
  }
}

function refused(text: string): CardUpdateAnswer {
  return { success: false, message: text };
}

function holderOf({ cardholderName, address, city, state, zip, country, vat }: CardUpdate): CardHolder {
  return {
    cardholderName,
    address: { streetAddress: address, locality: city, region: state, postalCode: zip, country },
    vat,
  };
}
