import { actionable } from '#domain/changes/actionable';
import { seatUnit } from '#domain/changes/change-unit';
import { groupBy } from '#domain/group-by';
import { commonNote, managersOfSeats } from '#domain/licenses/people/managers';
import { managersAccess } from '#domain/licenses/people/seat-access';
import { badUserInput } from '../../graphql/errors';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { InputMaybe } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { findLicenses, findRows, requireFewSeats } from './find-licenses';
import { loadBook } from './license-book';
import type { LicenseRow } from './license-row';
import type { SeatRow } from './seat-row';
import { transferEligibility } from './to-eligibility';
import type { SubscriptionModel } from './to-subscription';

const MOST_SEATS = 500;

export interface SeatSelectionModel {
  readonly licenses: readonly LicenseRow[];
  readonly rows: readonly SeatRow[];
  readonly totalCount: number;
  readonly subscriptions: readonly SubscriptionModel[];
}

export const seatSelectionResolvers = {
  User: {
    seatSelection: async ({ context }, { seatIds }) => {
      requireFewSeats(seatIds);
      const [licenses, found, book] = await Promise.all([
        findLicenses(context, seatIds),
        findRows(context, seatIds),
        loadBook(context),
      ]);
      const groups = new Set(found.map(({ subscription }) => subscription));
      return {
        licenses,
        rows: found.map(({ row }) => row),
        totalCount: licenses.length,
        subscriptions: book.subscriptions.filter((subscription) => groups.has(subscription)),
      };
    },
  },
  SeatSelection: {
    seats: ({ rows }, { first }) => firstOf(rows, first).map((row) => row.toSeat()),

    licenses: ({ licenses }, { first }) => firstOf(licenses, first).map((row) => row.toLicense()),

    managers: ({ licenses }) => managersOfSeats(licenses),

    isOwner: ({ licenses }) => licenses.length > 0 && licenses.every(({ isOwner }) => isOwner),

    canChangeManagers: ({ licenses }) => licenses.some((row) => row.may(managersAccess).allowed),

    note: ({ licenses }) => commonNote(licenses),

    notes: ({ licenses }) =>
      [...groupBy(licenses, ({ note }) => note)].map(([note, same]) => ({
        note,
        seatIds: same.map(({ seatId }) => seatId),
      })),

    actionable: async ({ rows, subscriptions }, { action }, context) => {
      const [{ facts }, viewer, today] = await Promise.all([
        loadBook(context),
        requireProfile(context),
        context.loads.today(),
      ]);
      const known = new Map(facts.map((group) => [group.id, group]));
      const selections = subscriptions.flatMap(({ id }) => {
        const group = known.get(id);
        const units = rows.filter(({ groupId }) => groupId === id).map(({ facts: seat }) => seatUnit(seat));
        return group ? [{ group, units }] : [];
      });
      const question = { viewer, today, supportHost: context.settings.SUPPORT_HOST };
      const { groups, refusals } = actionable(action, selections, question);
      return {
        seatIds: groups.flatMap(({ units }) => units.flatMap(({ seatId }) => seatId ?? [])),
        refusals: refusals.map(({ message, groups: refused }) => ({
          message,
          seatCount: refused.reduce((sum, { units }) => sum + units.length, 0),
        })),
      };
    },

    transferEligibility: async ({ subscriptions }, _args, context) => {
      const [{ facts }, viewer] = await Promise.all([loadBook(context), requireProfile(context)]);
      const ids = new Set(subscriptions.map(({ id }) => id));
      return transferEligibility(
        facts.filter(({ id }) => ids.has(id)),
        viewer,
      );
    },
  },
} satisfies SomeResolvers;

function firstOf<Row>(rows: readonly Row[], first: InputMaybe<number>): readonly Row[] {
  const count = first ?? 50;
  if (count < 1 || count > MOST_SEATS) throw badUserInput(`"first" must be 1 to ${MOST_SEATS}.`);
  return rows.slice(0, count);
}
