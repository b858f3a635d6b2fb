import { type CloudSeats, renewingCounts } from '../cloud/seat-counts';
import type { SubscriptionFacts } from '../licenses/model';
import type { CloudPlan } from '../store/carts/cart-items';
import type { Pricing } from '../store/prices/priced-line';
import type { TermCode } from '../terms/term-code';
import { planCountedRenewal, planRenewal, type RenewalPart, type RenewingSeat } from './renewal-plan';
import { priceRenewedItems, type RenewedItem } from './renewal-price';

interface CountedSeats {
  readonly plan: CloudPlan;
  readonly counts: CloudSeats;
  readonly futureTerm: TermCode | null;
}

export type GroupContent = { readonly seats: readonly RenewingSeat[] } | CountedSeats;

export interface RenewingContent {
  readonly parts: readonly RenewalPart[];
  readonly items: readonly RenewedItem[];
}

/** Returns the parts and items of a group that renew; used by the renewal run and the forecast. */
export function renewingContent(
  group: Pick<SubscriptionFacts, 'term' | 'startDate' | 'expireDate'>,
  content: GroupContent,
): RenewingContent {
  if ('seats' in content) return seatContent(planRenewal(group, content.seats));
  const { plan, counts, futureTerm } = content;
  const renewal = planCountedRenewal(plan, renewingCounts(counts), { ...group, futureTerm });
  if (renewal === null) return { parts: [], items: [] };
  const { part, items } = renewal;
  return { parts: [part], items: items.map((item) => ({ ...item, term: part.term })) };
}

function seatContent(parts: readonly RenewalPart[]): RenewingContent {
  const items = parts.flatMap(({ term, seats }) =>
    seats.map(({ licenseType }) => ({ licenseType, quantity: 1, term })),
  );
  return { parts, items };
}

/** Prices a renewal on the day of the charge. @throws RangeError ERR-18 for a license without a price */
export function priceContent({ parts, items }: RenewingContent, pricing: Pricing) {
  return priceRenewedItems(items, { ...pricing, mainTerm: parts[0]?.term });
}
