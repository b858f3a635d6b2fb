import { renewingCounts } from '#domain/cloud/seat-counts';
import { planCountedRenewal, planRenewal, type RenewalPart } from '#domain/renewals/renewal-plan';
import type { RenewedItem } from '#domain/renewals/renewal-price';
import { termCodeOf } from '#domain/terms/stored-term';
import type { Database } from '../db/database';
import type { SubscriptionRecord } from '../licenses/documents';
import { cloudSeatsOf, isCounted } from '../licenses/group-facts';
import { pendingTerm, renewingSeats } from '../licenses/seat-facts';

export interface RenewingContent {
  readonly parts: readonly RenewalPart[];
  readonly items: readonly RenewedItem[];
}

export async function renewingContent(db: Database, row: SubscriptionRecord): Promise<RenewingContent> {
  const group = { ...row, term: termCodeOf(row), futureTerm: pendingTerm(row) };
  return isCounted(row)
    ? countedContent(row, group)
    : seatContent(planRenewal(group, await renewingSeats(db, row.id)));
}

function countedContent(
  row: SubscriptionRecord & { readonly kind: 'cfb' | 'cloud' },
  group: Parameters<typeof planCountedRenewal>[2],
): RenewingContent {
  const renewal = planCountedRenewal(row.kind, renewingCounts(cloudSeatsOf(row)), group);
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
