import { checkDecline, checkOwner, type TransferRefusal } from '#domain/changes/transfer/check-transfer';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../../context';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import { requireProfile } from '../../account/require-profile';
import { type Change, notChanged } from '../../common/change';
import { findGroup, type SeenGroup } from './find-group';
import { toTransferChange } from './transfer-owner';

export const endTransferResolvers = {
  Mutation: {
    cancelTransfer: (_parent, { subscriptionId }, context) =>
      endTransfer(context, subscriptionId, {
        check: checkOwner,
        isFor: ({ group, rows }) => group.kind === 'rp' && rows.size > 0,
        send: ({ rows }, { userId }) => {
          const [seatId = ''] = rows.keys();
          return context.vendor.user.cancelTransferOwner({ seatId, userId });
        },
      }),

    cancelCloudTransfer: (_parent, { subscriptionId }, context) =>
      endTransfer(context, subscriptionId, {
        check: checkOwner,
        isFor: ({ group }) => group.kind !== 'rp',
        send: () => context.vendor.user.cancelCloudTransferOwner(subscriptionId),
      }),

    declineTransfer: (_parent, { subscriptionId }, context) =>
      endTransfer(context, subscriptionId, {
        check: checkDecline,
        isFor: () => true,
        send: ({ rows }, { userId }) =>
          context.vendor.user.declineTransferOwner({
            subscriptionGroup: subscriptionId,
            seatIds: [...rows.keys()],
            userId,
          }),
      }),
  },
} satisfies SomeResolvers;

interface Ending {
  check(group: SubscriptionFacts, viewer: Viewer): TransferRefusal | null;
  isFor(seen: SeenGroup): boolean;
  send(seen: SeenGroup, viewer: Viewer): Promise<Parameters<typeof toTransferChange>[1]>;
}

async function endTransfer(
  context: GatewayContext,
  subscriptionId: string,
  { check, isFor, send }: Ending,
): Promise<Change> {
  const [seen, viewer] = await Promise.all([findGroup(context, subscriptionId), requireProfile(context)]);
  if (!seen || !isFor(seen)) return notChanged('NOT_FOUND', message.notOwner, 'subscriptionId');
  const refusal = check(seen.group, viewer);
  if (refusal) return notChanged(refusal.code, refusal.message, 'subscriptionId');
  return toTransferChange(context, await send(seen, viewer));
}
