import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { checkAcceptance as checkOffer, isTakenAtOnce } from '#domain/changes/transfer/check-transfer';
import { transferDue } from '#domain/changes/transfer/transfer-due';
import { message } from '#domain/messages/catalogue';
import { isSamePrice } from '#domain/store/prices/same-price';
import { type UserIdentity, withoutForeignOffer } from '../../account/refers-to';
import { subscriptions } from '../../db/schema/licenses';
import { viewerOf } from '../../http/identity';
import { formFlag, formList, formText } from '../../http/parse-input';
import { factsOfGroup } from '../../licenses/group-facts';
import { loadUnits } from '../../licenses/seat-facts';
import type { Refusal } from '../../orders/order-answer';
import type { ClaimDeps, OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { buyerFields, NO_PAYMENT, optionalPayment, orderFields } from '../../orders/order-snapshot';
import { checkPayment, payFields } from '../../orders/payment';
import { type Checked, invalidInput, priceChanged, refused } from '../../orders/refusals';
import { loadPricing } from '../../store/prices/load-price-list';
import { namedGroups } from './named-groups';

/** REST-28. The contract has no total; one that is sent must be the price of the next renewal. */
export const acceptanceForm = z.object({
  seatIds: formList(formText(64)),
  subscriptionGroups: formList(formText(64)),
  isCloud: formFlag,
  subscriptionId: formText(64),
  userTotalPrice: formText(32),
  ...payFields,
});

export const transferSnapshot = z.object({
  kind: z.literal('transfer'),
  ...orderFields,
  lines: orderFields.lines.max(0),
  subscriptionId: z.string(),
  /** Price of the next renewal as shown; 0 if the group does not renew. */
  dueCents: z.number().int().min(0),
  /** Needs no card, because nothing will be billed (XFER-12). */
  isTakenAtOnce: z.boolean(),
  /** The group ends with its term as of now. */
  endsThen: z.boolean().default(false),
  payment: optionalPayment,
});
export type TransferSnapshot = z.infer<typeof transferSnapshot>;

export async function checkAcceptance(
  deps: OrderDeps,
  request: OrderRequest<z.infer<typeof acceptanceForm>>,
): Promise<OrderCheck<TransferSnapshot>> {
  const { user, form } = request;
  const groupIds = form.isCloud ? [form.subscriptionId, ...form.subscriptionGroups] : form.subscriptionGroups;
  const named = await namedGroups(deps.db, user, { groupIds, seatIds: form.seatIds }, notOffered);
  if (!named.ok) return named;
  const [groupId, ...others] = named.groupIds;
  if (groupId === undefined || others.length > 0) return refused(invalidInput(message.oneGroupOnly));
  const today = deps.clock.today();
  const offered = await findOffered(deps, { groupId, user, today });
  if (!offered.ok) return offered;
  const { dueCents, isTakenAtOnce: isFree, endsThen } = offered;
  if (form.userTotalPrice !== '' && !isSamePrice(form.userTotalPrice, dueCents)) return refused(priceChanged);
  const paid = isFree ? NO_PAYMENT : await checkPayment(deps, request, true);
  if (!paid.ok) return paid;
  const buyer = { email: user.email, licensee: user.name || user.email };
  // Nothing is charged before the group renews (D-77).
  const sale = { lines: [], totalCents: 0, dueCents, isTakenAtOnce: isFree, endsThen };
  const fields = buyerFields(today, buyer, paid.paying);
  return {
    ok: true,
    snapshot: { kind: 'transfer', ...fields, ...sale, subscriptionId: groupId },
    nonce: paid.nonce,
  };
}

const notOffered: Refusal = { code: 'NOT_ALLOWED', message: message.transferAcceptFailed };

interface OfferQuestion {
  readonly groupId: string;
  readonly user: UserIdentity;
  readonly today: CalendarDate;
}

/** An offer to another customer is refused like one that does not exist (XFER-19). */
export async function findOffered(
  { db, settings }: ClaimDeps,
  { groupId, user, today }: OfferQuestion,
): Promise<Checked<Pick<TransferSnapshot, 'dueCents' | 'isTakenAtOnce' | 'endsThen'>>> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, groupId));
  if (!row) return refused(notOffered);
  const group = await factsOfGroup(db, withoutForeignOffer(user, row), settings.PO_BRAINTREE_ID);
  const refusal = checkOffer(group, viewerOf(user));
  if (refusal) return refused(refusal);
  const due = transferDue({
    group,
    units: await loadUnits(db, row),
    ...(await loadPricing(db, user.id)),
    today,
  });
  const dueCents = due?.total ?? 0;
  return { ok: true, dueCents, isTakenAtOnce: isTakenAtOnce(group), endsThen: due === null };
}
