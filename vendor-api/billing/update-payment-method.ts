import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { CAPTCHA_TEXTS } from '../payments/captcha-verifier';
import type { CardField, VaultOutcome } from '../payments/payment-gateway';
import { type Answer, DONE, refused } from './answer';
import { cardHolderProblem } from './card-holder';
import { findCard, saveCard } from './card-on-file';
import { type CardUpdate, holderOf } from './card-update';
import { isCardShown } from './card-version';
import { changeCardOnFile } from './change-card';
import { payingCustomer } from './paying-customer';

export interface CardAnswer extends Answer {
  readonly field?: CardField;
}

const OUTAGE = 'The card could not be saved because the payment service did not answer. Please try again.';

/** A refusal changes nothing (REST-18). */
export async function updatePaymentMethod(
  deps: VendorDeps,
  user: SignedInUser,
  update: CardUpdate,
  remoteIp: string | undefined,
): Promise<CardAnswer> {
  const holder = holderOf(update);
  const onFile = update.nonce === '' && update.isUpdate ? await findCard(deps.db, user.id) : null;
  const problem = cardHolderProblem(holder);
  if (problem !== null) return refusedAt(problem);
  if (update.nonce === '' && onFile === null)
    return refusedAt({ text: message.cardNumberInvalid, field: 'number' });
  if (onFile !== null && !isCardShown(onFile, update.cardVersion)) return refused(message.cardChanged);
  const human = await deps.captcha.verify(update.recaptchaToken, remoteIp);
  if (!human.ok) return refused(CAPTCHA_TEXTS[human.reason]);
  const outcome =
    onFile === null
      ? await putOnFile(deps, user, update)
      : await changeCardOnFile(deps, onFile, {
          holder,
          expirationMonth: update.creditCardExpireMonth,
          expirationYear: update.creditCardExpireYear,
        });
  return answerOf(deps, outcome);
}

// At the provider first, so that the card on file can always be charged.
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
    await deps.db.transaction((tx) => saveCard(tx, deps.clock.now(), user.id, card, holder));
  }
  return outcome;
}

function answerOf(
  { log }: Pick<VendorDeps, 'log'>,
  outcome: VaultOutcome | { readonly kind: 'changed-meanwhile' },
): CardAnswer {
  switch (outcome.kind) {
    case 'stored':
      return DONE;
    case 'declined':
      return refusedAt(outcome);
    case 'changed-meanwhile':
      return refused(message.cardChanged);
    case 'unsent':
    case 'unknown':
      log.error({ err: outcome.cause }, 'a card could not be kept');
      return refused(OUTAGE);
  }
}

function refusedAt({ text, field }: { readonly text: string; readonly field?: CardField }): CardAnswer {
  return field === undefined ? refused(text) : { ...refused(text), field };
}
