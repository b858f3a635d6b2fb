import {
  activityCsv,
  activityDetails,
  activitySubject,
  activityWhat,
} from '#domain/licenses/activity/activity-text';
import { isSingleLine } from '#domain/text/plain-text';
import { badUserInput } from '../../graphql/errors';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import { loadGroupNames } from './group-numbers';

const MOST = 100;
const LONGEST = 255;

export const activityResolvers = {
  User: {
    activity: async ({ context }, { filter, first, after }) => {
      const limit = first ?? MOST;
      if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
        throw badUserInput(`"first" must be 1 to ${MOST}.`);
      if (after && !/^\d{1,15}$/.test(after)) throw badUserInput('"after" is not a cursor of this list.');
      if (![filter?.person, filter?.seatId].every(isAskable))
        throw badUserInput(`"filter" takes one line of at most ${LONGEST} characters each.`);
      const page = await context.vendor.user.activity({
        limit: String(limit),
        ...(after && { before: after }),
        ...(filter?.person && { person: filter.person }),
        ...(filter?.seatId && { seatId: filter.seatId }),
      });
      if (page === null) return null;
      const { events, total: totalCount, hasMore: hasNextPage } = page;
      const isNamed = events.some(({ subscriptionId }) => subscriptionId !== null);
      const nameOf = isNamed ? await loadGroupNames(context) : () => null;
      return {
        nodes: events.map((event) => ({
          ...event,
          seatId: event.seatCount === 1 ? (event.seats[0]?.seatId ?? null) : null,
          what: activityWhat(event),
          subject: activitySubject(event, nameOf),
          details: activityDetails(event),
        })),
        pageInfo: { endCursor: events.at(-1)?.id ?? null, hasNextPage },
        totalCount,
        get csv() {
          return activityCsv(events, nameOf, !after);
        },
      };
    },
  },
} satisfies SomeResolvers;

function isAskable(text: string | null | undefined): boolean {
  return !text || (isSingleLine(text) && text.length <= LONGEST);
}
