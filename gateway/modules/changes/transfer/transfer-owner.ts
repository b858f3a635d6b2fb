import { checkDecline, checkOwner, type TransferRefusal } from '#domain/changes/transfer/check-transfer';
import { readNewOwner, transferText } from '#domain/changes/transfer/new-owner';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../../context';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import type { MutationDeclineTransferArgs, UserError } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { type Change, changeAnswered, changed, isAsShown, notChanged, refused } from '../../common/change';
import { toUserErrorCode, userError } from '../../common/user-error';
import { findRows, requireFewSeats } from '../../licenses/find-licenses';
import { offerVersion } from '../../licenses/group-people';
import { loadBook } from '../../licenses/license-book';
import { transferEligibility } from '../../licenses/to-eligibility';
import { notSelected } from '../not-selected';
import { selectCloudGroup } from '../select-units';
import { findGroup, type SeenGroup } from './find-group';

export const transferOwnerResolvers = {
  Mutation: {
    transferOwner: async (_parent, { input }, context) => {
      const { seatIds } = input;
      requireFewSeats(seatIds);
      if (seatIds.length === 0) return notChanged('INVALID_INPUT', message.seatsRequired, 'seatIds');
      const viewer = await requireProfile(context);
      const found = await findGroups(context, seatIds);
      // The address is checked last: a viewer who may not offer the group gets that refusal (T-16).
      const refusal = found.error ?? groupRefusal(found.groups, viewer) ?? newOwnerRefusal(input, viewer);
      if (refusal) return refused(refusal);
      const answer = await context.vendor.groups.transferOwner({
        newOwnerEmail: input.newOwnerEmail.trim(),
        seatIds: found.seatIds,
        subscriptionGroups: found.groups.map(({ id }) => id),
        userId: viewer.userId,
      });
      return toTransferChange(context, answer);
    },

    cloudTransferOwner: async (_parent, { input }, context) => {
      const { subscriptionId, newOwnerEmail } = input;
      const viewer = await requireProfile(context);
      const selected = await selectCloudGroup(context, subscriptionId);
      if (!selected) return notChanged('NOT_FOUND', message.notOwnerCloud, 'subscriptionId');
      const refusal = groupRefusal([selected.group], viewer) ?? newOwnerRefusal(input, viewer);
      if (refusal) return refused(refusal);
      const { userId } = viewer;
      const transfer = { newOwnerEmail: newOwnerEmail.trim(), subscriptionId, userId };
      return toTransferChange(context, await context.vendor.groups.cloudTransferOwner(transfer));
    },

    cancelTransfer: (_parent, offer, context) =>
      endTransfer(context, offer, {
        stranger: message.notOwner,
        check: checkOwner,
        isFor: ({ group, rows }) => group.kind === 'rp' && rows.size > 0,
        send: ({ rows }, { userId }) => {
          const [seatId = ''] = rows.keys();
          return context.vendor.groups.cancelTransferOwner({ seatId, userId });
        },
      }),

    cancelCloudTransfer: (_parent, offer, context) =>
      endTransfer(context, offer, {
        stranger: message.notOwnerCloud,
        check: checkOwner,
        isFor: ({ group }) => group.kind !== 'rp',
        send: ({ group }) => context.vendor.groups.cancelCloudTransferOwner(group.id),
      }),

    declineTransfer: (_parent, offer, context) =>
      endTransfer(context, offer, {
        stranger: message.transferAcceptFailed,
        check: checkDecline,
        isFor: () => true,
        send: ({ group, rows }, { userId }) =>
          context.vendor.groups.declineTransferOwner({
            subscriptionGroup: group.id,
            seatIds: [...rows.keys()],
            userId,
          }),
      }),

    // The group is not looked up, since the customer who declined no longer sees it.
    undoDeclineTransfer: async (_parent, { subscriptionId }, context) => {
      const answer = await context.vendor.groups.undoDeclineTransferOwner(subscriptionId);
      return answer === null
        ? notChanged('NOT_ALLOWED', message.declineStands)
        : changeAnswered(context, answer, { fallback: message.declineStands });
    },
  },
} satisfies SomeResolvers;

interface Found {
  readonly error: UserError | null;
  readonly groups: readonly SubscriptionFacts[];
  readonly seatIds: readonly string[];
}

// Groups are transferred as a whole, regardless of the selected seats (D-78).
async function findGroups(context: GatewayContext, seatIds: readonly string[]): Promise<Found> {
  const wanted = new Set(seatIds);
  const [found, { facts }, { education }] = await Promise.all([
    findRows(context, seatIds),
    loadBook(context),
    context.loads.licenses(),
  ]);
  if (found.length < wanted.size) {
    const seen = new Set(found.map(({ row }) => row.seatId));
    const missing = [...wanted].filter((id) => !seen.has(id));
    const isEducation = education.some(({ seatId }) => wanted.has(seatId));
    const wrongKind = isEducation ? message.educationFixed : message.transferFailed;
    const { error } = await notSelected(context, { seatIds: missing, field: 'seatIds', wrongKind });
    return { error, groups: [], seatIds: [] };
  }
  const subscriptions = [...new Set(found.map(({ subscription }) => subscription))];
  const ids = new Set(subscriptions.map(({ id }) => id));
  return {
    error: null,
    groups: facts.filter(({ id }) => ids.has(id)),
    seatIds: subscriptions.flatMap(({ groupSeats }) => [...groupSeats.rows()].map(({ seatId }) => seatId)),
  };
}

function newOwnerRefusal({ newOwnerEmail }: { newOwnerEmail: string }, viewer: Viewer): UserError | null {
  const newOwner = readNewOwner(newOwnerEmail, viewer.email);
  if (newOwner.ok) return null;
  return userError('INVALID_INPUT', transferText(newOwner), { field: 'newOwnerEmail' });
}

function groupRefusal(groups: readonly SubscriptionFacts[], viewer: Viewer): UserError | null {
  const { code, message: text } = transferEligibility(groups, viewer);
  return code && text ? userError(code, text) : null;
}

interface TransferAnswer {
  readonly success: boolean;
  readonly message: string | null;
  readonly errorMessage: string | null;
  readonly code: string | null;
  readonly canUndo: boolean;
}

/** Converts the vendor's answer, with the catalogue's messages (XFER-04, XFER-05). */
function toTransferChange(context: GatewayContext, answer: TransferAnswer): Change {
  const { canUndo } = answer;
  return answer.success
    ? { ...changed(context), canUndo }
    : notChanged(toUserErrorCode(answer.code), transferText(answer));
}

interface Ending {
  /** Message for a group that the customer does not see. */
  readonly stranger: string;
  check(group: SubscriptionFacts, viewer: Viewer): TransferRefusal | null;
  isFor(seen: SeenGroup): boolean;
  send(seen: SeenGroup, viewer: Viewer): Promise<Parameters<typeof toTransferChange>[1]>;
}

async function endTransfer(
  context: GatewayContext,
  { subscriptionId, version }: MutationDeclineTransferArgs,
  { stranger, check, isFor, send }: Ending,
): Promise<Change> {
  const [seen, viewer] = await Promise.all([findGroup(context, subscriptionId), requireProfile(context)]);
  if (!seen) return notChanged('NOT_FOUND', stranger, 'subscriptionId');
  const refusal = check(seen.group, viewer);
  if (refusal) return notChanged(refusal.code, refusal.message, 'subscriptionId');
  if (!isFor(seen)) return notChanged('NOT_ALLOWED', message.transferFailed, 'subscriptionId');
  // Without an offer there is nothing to protect: the same answer as for a repeat.
  const pending = offerVersion(seen.group);
  if (pending !== null && !isAsShown(version, pending))
    return notChanged('CONFLICT', message.changedMeanwhile);
  return toTransferChange(context, await send(seen, viewer));
}
