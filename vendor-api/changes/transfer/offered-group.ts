import { eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { checkAcceptance } from '#domain/changes/transfer/check-transfer';
import { type TransferDue, transferDue } from '#domain/changes/transfer/transfer-due';
import type { SubscriptionFacts } from '#domain/licenses/model';
import { type Named, offersReadBy } from '../../account/is-meant';
import type { Database } from '../../db/database';
import { subscriptions } from '../../db/schema/licenses';
import { groupFacts } from '../../licenses/group-facts';
import { loadUnits } from '../../licenses/load-units';
import type { Refusal } from '../../orders/order-answer';
import { loadCoupons } from '../../store/coupons/load-coupons';
import { loadPriceList } from '../../store/prices/load-price-list';

export interface OfferedGroup {
  readonly facts: SubscriptionFacts;
  readonly due: TransferDue | null;
}

interface Question {
  readonly groupId: string;
  readonly user: Named;
  readonly today: CalendarDate;
  readonly purchaseOrderId: string;
}

type Found =
  | { readonly ok: true; readonly offered: OfferedGroup }
  | { readonly ok: false; readonly refusal: Refusal };

/** Another's offer is refused like one that does not exist (XFER-19). */
export async function findOffered(db: Database, question: Question): Promise<Found> {
  const { groupId, user, today, purchaseOrderId } = question;
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, groupId));
  const [facts] = row ? await groupFacts(db, [offersReadBy(user, row)], purchaseOrderId) : [];
  const viewer = { userId: user.id, email: user.email };
  const refusal = checkAcceptance(facts ?? NO_GROUP, viewer);
  if (refusal) return { ok: false, refusal: { code: refusal.code, text: refusal.message } };
  if (!row || !facts) throw new Error('an offer of no group');
  const due = transferDue({
    group: facts,
    units: await loadUnits(db, row),
    priceList: await loadPriceList(db),
    coupons: await loadCoupons(db, user.id),
    today,
  });
  return { ok: true, offered: { facts, due } };
}

const NO_GROUP = {
  kind: 'rp',
  userId: '',
  ownerId: null,
  ownerEmail: null,
  canceled: false,
  hasFailedPaymentAttempt: false,
  firstFailedPaymentDate: null,
  pendingOwner: null,
} as const;
