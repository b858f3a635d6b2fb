import {
  checkCloudCancel,
  checkCloudSeats,
  checkCloudUncancel,
  impossibleCount,
} from '#domain/changes/cancel/check-cloud-cancel';
import { renewingCounts } from '#domain/cloud/seat-counts';
import { message } from '#domain/messages/catalogue';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import type { CloudGroupRecord } from '../../../models/licenses';
import { changeCloudGroup } from '../../cloud/cloud-group-change';
import { cancellationVersion } from '../../cloud/to-cloud-group';
import { changeAnswered, isAsShown } from '../../common/change';

export const cancelCloudGroupResolvers = {
  Mutation: {
    cancelCloudGroup: (_parent, { id, version }, context) =>
      changeCloudGroup(context, {
        id,
        idField: 'id',
        check: (record, around) => checkCloudCancel(record.facts, around) ?? changedSince(record, version),
        async send(_record, { userId }) {
          const groups = { userId, seatIds: [], subscriptionGroups: [id] };
          const fallback = message.cancelFailed(context.settings.SUPPORT_HOST);
          const answer = await context.vendor.cart.confirmCancelProduct(groups);
          return changeAnswered(context, answer, { field: 'id', fallback });
        },
      }),

    uncancelCloudGroup: (_parent, { id, version }, context) =>
      changeCloudGroup(context, {
        id,
        idField: 'id',
        check: (record, around) => checkCloudUncancel(record.facts, around) ?? changedSince(record, version),
        async send(_record, { userId }) {
          const groups = { userId, seatIds: [], subscriptionGroups: [id] };
          return changeAnswered(context, await context.vendor.cart.undoCancelProduct(groups), {
            field: 'id',
          });
        },
      }),

    modifyCloudSeats: (_parent, { input }, context) => {
      const { subscriptionId: id, canceledAuthors, canceledPublishers, version } = input;
      const seatsOf = ({ authors, publishers }: CloudGroupRecord) => ({
        current: { authors, publishers },
        canceled: { authors: canceledAuthors, publishers: canceledPublishers },
      });
      return changeCloudGroup(context, {
        id,
        idField: 'subscriptionId',
        check(record, around) {
          const seats = seatsOf(record);
          const refusal = checkCloudSeats(record.facts, seats, around);
          if (refusal?.code === 'INVALID_INPUT') return { ...refusal, field: impossibleCount(seats) };
          return refusal ?? changedSince(record, version);
        },
        async send(record, { userId }) {
          const { authors, publishers } = renewingCounts(seatsOf(record));
          const answer = await context.vendor.cart.modifyCloudSubSeats({
            userId,
            subscriptionId: id,
            activeAuthors: authors,
            activePublishers: publishers,
            canceledAuthors,
            canceledPublishers,
            name: record.organization ?? record.domain ?? '',
          });
          return changeAnswered(context, answer, { fallback: message.seatsModifyFailed });
        },
      });
    },
  },
} satisfies SomeResolvers;

/** Detects a cancellation state other than the one shown; null when equal or when none was named. */
function changedSince(record: CloudGroupRecord, version: string | null | undefined) {
  if (isAsShown(version, cancellationVersion(record))) return null;
  return { code: 'CONFLICT', message: message.changedMeanwhile } as const;
}
