import type { VendorDeps } from '../deps';
import type { VaultOutcome } from '../payments/payment-gateway';
import type { CardHolder } from './card-holder';
import { type CardOnFile, findCard, saveCardDetails } from './card-on-file';

export interface CardDetails {
  readonly holder: CardHolder;
  readonly expirationMonth: number;
  readonly expirationYear: number;
}

export type ChangeOutcome = VaultOutcome | { readonly kind: 'changed-meanwhile' };

const TRIES = 3;

/**
 * Changes the card at the provider first. The provider keeps the last change, so after a concurrent one it is sent to
 * both again.
 */
export async function changeCardOnFile(
  deps: Pick<VendorDeps, 'db' | 'clock' | 'payments'>,
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
    if (await saveCardDetails(deps.db, deps.clock.now(), seen, outcome.card, holder)) return outcome;
    seen = await findCard(deps.db, onFile.userId);
  }
  return { kind: 'changed-meanwhile' };
}
