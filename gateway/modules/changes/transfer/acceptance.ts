import type { CalendarDate } from '#domain/calendar/calendar-date';
import { renewTarget } from '#domain/changes/purchase-order/plan-po-renewal';
import { checkAcceptance, isTakenAtOnce } from '#domain/changes/transfer/check-transfer';
import { currentContents, pendingChangesOf } from '#domain/changes/transfer/transfer-contents';
import { type TransferDue, transferBasis, transferDue } from '#domain/changes/transfer/transfer-due';
import { hasEnded } from '#domain/licenses/paid-until';
import { message } from '#domain/messages/catalogue';
import { toDecimalString } from '#domain/money/cents';
import { termName } from '#domain/terms/term-code';
import type { GatewayContext } from '../../../context';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import type { AcceptTransferInput, TransferPreview } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { toCartLine } from '../../common/to-cart-line';
import { fault } from '../../common/user-error';
import { loadPricing } from '../../orders/load-pricing';
import { previewIdOf } from '../../orders/order-fingerprint';
import { checkCardNamed, checkOrderInput } from '../../orders/order-input';
import { type OrderKind, orderTexts, type Quoted } from '../../orders/order-kind';
import { findGroup, type SeenGroup } from './find-group';

/** Order that takes a group over exactly as it was shown (XFER-11, REST-28); nothing is sold. */
export const acceptanceOrder: OrderKind<AcceptTransferInput, TransferQuote, TransferPreview> = {
  name: 'transfer',
  check: ({ attemptId, payment }) => checkOrderInput({ attemptId, payment }),
  contents: ({ subscriptionId }) => subscriptionId,
  quote: (context, { subscriptionId }) => quoteTransfer(context, subscriptionId),
  total: ({ due }) => due?.total ?? 0,
  isPaidLater: true,
  // Requires a card if renewals are billed to it, and none for an immediate transfer (XFER-12).
  refuse: ({ input, quote: { seen } }) => checkCardNamed(input.payment, !isTakenAtOnce(seen.group)),
  async fields(context, { quote: { seen, due } }) {
    const { userId } = await requireProfile(context);
    const { group, rows } = seen;
    const isCloud = group.kind !== 'rp';
    return {
      userId,
      seatIds: [...rows.keys()],
      subscriptionGroups: [group.id],
      ...(isCloud && { isCloud, subscriptionId: group.id }),
      userTotalPrice: toDecimalString(due?.total ?? 0),
    };
  },
  send: ({ vendor }, request) => vendor.cart.confirmAcceptTransferOwner(request),
  texts: () => orderTexts(message.transferAcceptFailed),
  // A transfer has no sale, so a sale is of another order.
  isIn: () => false,
  isFree: () => true,
  toPreview: toTransfer,
};

export const acceptanceResolvers = {
  Query: {
    transferPreview: async (_parent, { subscriptionId }, context) => {
      const quoted = await quoteTransfer(context, subscriptionId);
      return quoted.ok
        ? { transfer: toTransfer(quoted.quote), userErrors: [] }
        : { transfer: null, userErrors: [quoted.error] };
    },
  },
} satisfies SomeResolvers;

function toTransfer({ previewId, seen, today, due, autoRenewPath }: TransferQuote): TransferPreview {
  const { group, units, name, contents } = seen;
  return {
    previewId,
    groupName: name,
    contents: group.kind === 'rp' ? currentContents(group, units, today) : contents,
    pendingChanges: pendingChangesOf(group, units, today),
    ownerEmail: group.ownerEmail ?? '',
    termName: termName(group.term),
    expireDate: group.expireDate,
    hasEnded: hasEnded(group, today),
    needsCard: !isTakenAtOnce(group),
    autoRenewPath,
    total: toDecimalString(due?.total ?? 0),
    dueDate: due?.date ?? null,
    lines: (due?.lines ?? []).map(toCartLine),
  };
}

interface TransferQuote {
  readonly previewId: string;
  readonly seen: SeenGroup;
  readonly today: CalendarDate;
  readonly due: TransferDue | null;
  readonly autoRenewPath: string | null;
}

async function quoteTransfer(
  context: GatewayContext,
  subscriptionId: string,
): Promise<Quoted<TransferQuote>> {
  const [seen, viewer, pricing] = await Promise.all([
    findGroup(context, subscriptionId),
    requireProfile(context),
    loadPricing(context),
  ]);
  const where = { field: 'subscriptionId' };
  if (!seen) return fault('NOT_FOUND', message.transferAcceptFailed, where);
  const { group, units } = seen;
  const refusal = checkAcceptance(group, viewer);
  if (refusal) {
    // A group that is not offered to the viewer counts as not found (NAV-28).
    const code = refusal.code === 'NOT_ALLOWED' ? 'NOT_FOUND' : refusal.code;
    return fault(code, refusal.message, where);
  }
  const due = transferDue({ group, units, ...pricing });
  const seatCount = units.reduce((sum, { quantity }) => sum + quantity, 0);
  const basis = transferBasis({ userId: viewer.userId, group, seatCount, due });
  const previewId = previewIdOf(basis);
  const { userId, email } = viewer;
  const own = { ...group, userId, ownerId: userId, ownerEmail: email };
  const autoRenewPath = renewTarget(own, viewer, pricing.today)?.autoRenewPath ?? null;
  return { ok: true, quote: { previewId, seen, today: pricing.today, due, autoRenewPath } };
}
