import { checkOwner } from '#domain/changes/transfer/check-transfer';
import { readGivenName } from '#domain/licenses/groups/given-name';
import { message } from '#domain/messages/catalogue';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import { requireProfile } from '../account/require-profile';
import { changeAnswered, notChanged } from '../common/change';
import { findGroup } from './transfer/find-group';

export const nameGroupResolvers = {
  Mutation: {
    nameGroup: async (_parent, { input: { subscriptionId, name: typed, seen } }, context) => {
      const given = readGivenName(typed);
      if (!given.ok) return notChanged('INVALID_INPUT', given.message, 'name');
      const [found, viewer] = await Promise.all([
        findGroup(context, subscriptionId),
        requireProfile(context),
      ]);
      if (!found) return notChanged('NOT_FOUND', message.notOwner, 'subscriptionId');
      const refusal = checkOwner(found.group, viewer);
      if (refusal) return notChanged(refusal.code, refusal.message, 'subscriptionId');
      const name = given.name ?? '';
      const answer = await context.vendor.groups.nameGroup({
        subscriptionId,
        name,
        ...(typeof seen === 'string' && { seen }),
      });
      return answer === null
        ? notChanged('NOT_ALLOWED', message.groupNamesNotKept)
        : changeAnswered(context, answer);
    },
  },
} satisfies SomeResolvers;
