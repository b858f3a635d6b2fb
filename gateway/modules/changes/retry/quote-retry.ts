import type { CalendarDate } from '#domain/calendar/calendar-date';
import { type PricedRetry, priceRetry, retryBasis } from '#domain/changes/retry/price-retry';
import { selectSeats } from '#domain/changes/retry/retry-selection';
import { message } from '#domain/messages/catalogue';
import type { RenewingSeat } from '#domain/renewals/renewal-plan';
import type { GatewayContext } from '../../../context';
import type { InputMaybe, RetryChoiceInput } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { type Fault, fault } from '../../common/user-error';
import { loadPricing } from '../../orders/load-pricing';
import { previewIdOf } from '../../orders/order-fingerprint';
import { findPastDue, type PastDueGroup } from './find-past-due';

export interface RetryQuote {
  readonly previewId: string;
  readonly group: PastDueGroup;
  readonly renewing: readonly RenewingSeat[];
  readonly priced: PricedRetry;
  readonly today: CalendarDate;
}

type Quoted =
  | { readonly ok: true; readonly quote: RetryQuote }
  /** Includes the group if only the choice is at fault. */
  | (Fault & { readonly group: PastDueGroup | null });

interface RetryQuestion {
  readonly subscriptionId: string;
  readonly choice?: InputMaybe<RetryChoiceInput> | undefined;
}

export async function quoteRetry(
  context: GatewayContext,
  { subscriptionId, choice }: RetryQuestion,
): Promise<Quoted> {
  const found = await findPastDue(context, subscriptionId);
  if (!found.ok) return { ...found, group: null };
  const { group } = found;
  const selected = selectSeats(group.seats, { all: choice?.all ?? null, except: choice?.except ?? [] });
  if (!selected.ok) {
    const seatIds = [...selected.unknown];
    const where = { field: 'choice.except', seatIds };
    return { ...fault('INVALID_INPUT', message.seatNotInGroup, where), group };
  }
  const { renewing } = selected;
  const pricing = await loadPricing(context);
  const retry = priceRetry({ group: group.facts, renewing, ...pricing });
  if (!retry.ok) {
    const { code, message: text } = retry.refusal;
    return { ...fault(code, text, { field: 'choice' }), group };
  }
  const { priced } = retry;
  const { userId } = await requireProfile(context);
  const { id, expireDate: periodEnd } = group.facts;
  const basis = retryBasis({ userId, subscriptionId: id, periodEnd, priced });
  const previewId = previewIdOf(basis);
  return { ok: true, quote: { previewId, group, renewing, priced, today: pricing.today } };
}
