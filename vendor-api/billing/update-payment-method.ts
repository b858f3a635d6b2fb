import { z } from 'zod';
import { CARD_LIMITS, type LimitedField, tooLongText } from '#domain/billing/card-limits';
import { message } from '#domain/messages/catalogue';
import { changeAccount, noteAccountChange } from '../activity/account-change';
import type { VendorDeps } from '../deps';
import { type Answer, DONE, failure } from '../http/answer';
import type { SignedInUser } from '../http/identity';
import { CAPTCHA_TEXTS } from '../payments/captcha-verifier';
import type { VaultOutcome } from '../payments/payment-gateway';
import { type CardHolder, cardHolderProblem, holderOf } from './buyer';
import {
  type CardOnFile,
  findCard,
  isCardShown,
  payingCustomer,
  saveCard,
  saveCardDetails,
} from './card-on-file';

const CARD = 'Card on file';

const OUTAGE = 'The card could not be saved because the payment service did not answer. Please try again.';

/** A refusal changes nothing (REST-18). */
export async function updatePaymentMethod(
  deps: VendorDeps,
  user: SignedInUser,
  update: CardUpdate,
  remoteIp: string | undefined,
): Promise<Answer> {
  const holder = holderOf(update);
  const onFile = update.nonce === '' && update.isUpdate ? await findCard(deps.db, user.id) : null;
  const problem = cardHolderProblem(holder);
  if (problem !== null) return failure(problem);
  if (update.nonce === '' && onFile === null)
    return failure({ message: message.cardNumberInvalid, field: 'number' });
  if (onFile !== null && !isCardShown(onFile, update.cardVersion))
    return failure({ message: message.cardChanged });
  const human = await deps.captcha.verify(update.recaptchaToken, remoteIp);
  if (!human.ok) return failure({ message: CAPTCHA_TEXTS[human.reason] });
  const outcome =
    onFile === null
      ? await putOnFile(deps, user, update)
      : await changeCardOnFile(deps, user, onFile, {
          holder,
          expirationMonth: update.creditCardExpireMonth,
          expirationYear: update.creditCardExpireYear,
        });
  return answerOf(deps, outcome);
}

// Stored at the provider first, so that the card on file can always be charged.
async function putOnFile(deps: VendorDeps, user: SignedInUser, update: CardUpdate): Promise<VaultOutcome> {
  const holder = holderOf(update);
  const outcome = await deps.payments.vaultCard({
    nonce: update.nonce,
    customer: await payingCustomer(deps.db, user.id),
    cardholderName: holder.cardholderName,
    address: holder.address,
  });
  if (outcome.kind === 'stored') {
    const { card } = outcome;
    await changeAccount(deps, user, CARD, (tx) => saveCard(tx, deps.clock.now(), user.id, card, holder));
  }
  return outcome;
}

function answerOf(
  { log }: Pick<VendorDeps, 'log'>,
  outcome: VaultOutcome | { readonly kind: 'changed-meanwhile' },
): Answer {
  switch (outcome.kind) {
    case 'stored':
      return DONE;
    case 'declined':
      return failure({ message: outcome.text, field: outcome.field });
    case 'changed-meanwhile':
      return failure({ message: message.cardChanged });
    case 'unsent':
    case 'unknown':
      log.error({ err: outcome.cause }, 'a card could not be kept');
      return failure({ message: OUTAGE });
  }
}

interface CardDetails {
  readonly holder: CardHolder;
  readonly expirationMonth: number;
  readonly expirationYear: number;
}

type ChangeOutcome = VaultOutcome | { readonly kind: 'changed-meanwhile' };

const TRIES = 3;

/** Updates the provider first; after a concurrent change, sends the last one to both again. */
async function changeCardOnFile(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'payments'>,
  user: SignedInUser,
  onFile: CardOnFile,
  details: CardDetails,
): Promise<ChangeOutcome> {
  const { holder, expirationMonth, expirationYear } = details;
  let seen: CardOnFile | null = onFile;
  for (let tries = 0; tries < TRIES && seen?.providerToken === onFile.providerToken; tries += 1) {
    const outcome = await deps.payments.changeCard({
      token: seen.providerToken,
      cardholderName: holder.cardholderName,
      address: holder.address,
      expirationMonth,
      expirationYear,
    });
    if (outcome.kind !== 'stored') return outcome;
    const now = deps.clock.now();
    const [before, { card }] = [seen, outcome];
    const isSaved = await deps.db.transaction(async (tx) => {
      if (!(await saveCardDetails(tx, now, before, card, holder))) return false;
      await noteAccountChange(tx, now, user, CARD);
      return true;
    });
    if (isSaved) return outcome;
    seen = await findCard(deps.db, onFile.userId);
  }
  return { kind: 'changed-meanwhile' };
}

// PostgreSQL rejects null characters.
const text = (max: number, tooLong?: string) =>
  z
    .string()
    .transform((value) => value.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim())
    .pipe(z.string().max(max, tooLong));
const cardText = (field: LimitedField) => text(CARD_LIMITS[field], tooLongText(field));

export const cardUpdate = z.object({
  address: cardText('streetAddress'),
  cardholderName: cardText('cardholderName'),
  zip: cardText('postalCode'),
  country: text(255),
  state: cardText('region'),
  vat: cardText('vat'),
  city: cardText('city'),
  creditCardExpireMonth: z.number().int().min(1).max(12),
  creditCardExpireYear: z.number().int().min(2000).max(2200),
  /** Empty to change the details of the card on file. */
  nonce: z.string().max(512),
  /** True if a card was on file when the form was opened (D-27). */
  isUpdate: z.boolean(),
  recaptchaToken: z.string().max(4_096),
  cardVersion: z.string().max(128).default(''),
});
type CardUpdate = z.infer<typeof cardUpdate>;
