import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { InputMaybe } from '../../resolvers.generated';
import { GROUPS, paginate } from '../common/paginate';
import { loadNextRenewals } from './forecast';
import { loadBook } from './license-book';
import { toSeatFilter } from './seat-filter';

export const subscriptionsResolvers = {
  User: {
    subscriptions: async ({ context }, args) => {
      const { section, renewsFrom, renewsTo, withSeats } = args;
      const book = await loadBook(context);
      const isDated = renewsFrom != null || renewsTo != null;
      const renewals = isDated ? await loadNextRenewals(context) : null;
      const listed = book.subscriptions.filter(
        (group) =>
          (section == null || group.section === section) &&
          (renewals === null || isBetween(renewals.get(group.id)?.date, renewsFrom, renewsTo)) &&
          (withSeats == null || group.groupSeats.select(toSeatFilter(withSeats)).length > 0),
      );
      return paginate(listed, ({ id }) => id, args, GROUPS);
    },

    subscription: async ({ context }, { id }) => {
      const book = await loadBook(context);
      return book.subscriptions.find((found) => found.id === id) ?? null;
    },

    seatSummary: async ({ context }) => (await loadBook(context)).summary,
  },
} satisfies SomeResolvers;

function isBetween(
  date: CalendarDate | undefined,
  from: InputMaybe<CalendarDate>,
  to: InputMaybe<CalendarDate>,
): boolean {
  return date !== undefined && (from == null || date >= from) && (to == null || date <= to);
}
