import { renewTarget } from '#domain/changes/purchase-order/plan-po-renewal';
import { checkAcceptance } from '#domain/changes/transfer/check-transfer';
import { type TransferDue, transferBasis, transferDue } from '#domain/changes/transfer/transfer-due';
import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../../context';
import { requireProfile } from '../../account/require-profile';
import { userError } from '../../common/user-error';
import { previewIdOf } from '../../orders/order-fingerprint';
import type { Quoted } from '../../orders/order-kind';
import { findGroup, type SeenGroup } from './find-group';

export interface TransferQuote {
  readonly previewId: string;
  readonly seen: SeenGroup;
  readonly due: TransferDue | null;
  readonly autoRenewPath: string | null;
}

export async function quoteTransfer(
  context: GatewayContext,
  subscriptionId: string,
): Promise<Quoted<TransferQuote>> {
  const { loads } = context;
  const [seen, viewer, priceList, { coupons }, today] = await Promise.all([
    findGroup(context, subscriptionId),
    requireProfile(context),
    loads.prices(),
    loads.coupons(),
    loads.today(),
  ]);
  const where = { field: 'subscriptionId' };
  if (!seen) return { ok: false, error: userError('NOT_FOUND', message.transferAcceptFailed, where) };
  const { group, units } = seen;
  const refusal = checkAcceptance(group, viewer);
  if (refusal) {
    // What is not offered to the viewer is as good as not there (NAV-28).
    const code = refusal.code === 'NOT_ALLOWED' ? 'NOT_FOUND' : refusal.code;
    return { ok: false, error: userError(code, refusal.message, where) };
  }
  const due = transferDue({ group, units, priceList, coupons, today });
  const seatCount = units.reduce((sum, { quantity }) => sum + quantity, 0);
  const basis = transferBasis({ userId: viewer.userId, group, seatCount, due });
  const previewId = previewIdOf(basis);
  const { userId, email } = viewer;
  const own = { ...group, userId, ownerId: userId, ownerEmail: email };
  const autoRenewPath = renewTarget(own, viewer, today)?.autoRenewPath ?? null;
  return { ok: true, quote: { previewId, seen, due, autoRenewPath } };
}
