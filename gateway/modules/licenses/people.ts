import { assignAccess, managersAccess } from '#domain/licenses/people/seat-access';
import { type SeatStep, stepTo, withManagers, withoutManagers } from '#domain/licenses/plan/seat-state';
import { emailKey, isSameEmail } from '#domain/text/email';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { Person } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { paginate } from '../common/paginate';
import { type LicenseBook, loadBook } from './license-book';
import type { LicenseRow } from './license-row';
import { perpetualRow, upgradeCodeRow } from './perpetual/to-license';
import { toSeatPlans } from './plans/seat-plan';
import type { SubscriptionModel } from './to-subscription';

export interface PersonModel extends Pick<Person, 'email' | 'isViewer'> {
  readonly uses: readonly PlacedRow[];
  /** By group; null for licenses outside of groups. */
  readonly managed: ReadonlyMap<SubscriptionModel | null, readonly LicenseRow[]>;
}

interface PlacedRow {
  readonly row: LicenseRow;
  readonly subscription: SubscriptionModel | null;
}

type People = ReadonlyMap<string, PersonModel>;

export const peopleResolvers = {
  User: {
    people: async ({ context }, args) => {
      const sought = emailKey(args.search ?? '');
      const found = [...(await loadPeople(context))]
        .filter(([key]) => key.includes(sought))
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, person]) => person);
      return paginate(found, ({ email }) => email, args);
    },

    person: async ({ context }, { email }) => (await loadPeople(context)).get(emailKey(email)) ?? null,
  },
  Person: {
    usedCount: ({ uses }) => uses.length,
    managedCount: ({ managed }) => [...managed.values()].reduce((sum, { length }) => sum + length, 0),
    changeableUsedCount: ({ uses }) => uses.filter(({ row }) => row.may(assignAccess).allowed).length,
    changeableManagedCount: ({ managed }) =>
      [...managed.values()].flat().filter((row) => row.may(managersAccess).allowed).length,
    used: ({ uses }) =>
      uses
        .slice(0, MOST_LICENSES)
        .map(({ row, subscription }) => ({ license: row.toLicense(), subscription })),
    managed: ({ managed }) =>
      [...managed].map(([subscription, rows]) => ({
        subscription,
        seatIds: rows.map(({ seatId }) => seatId),
      })),
    handOverPlan: async (person, args, context) =>
      toSeatPlans(
        stepsOfHandOver(person, args.to ?? '', args.asManager ?? true),
        await requireProfile(context),
      ),
  },
} satisfies SomeResolvers;

const MOST_LICENSES = 500;

/** Skips parts that the viewer may not change. */
function stepsOfHandOver({ email, uses, managed }: PersonModel, to: string, asManager: boolean): SeatStep[] {
  const ofUser = new Set(uses.map(({ row }) => row));
  const ofManager = new Set([...managed.values()].flat());
  const added = asManager && to !== '' ? [to] : [];
  return [...new Set([...ofUser, ...ofManager])].flatMap((row) => {
    const { contents } = row;
    const isGiven = ofUser.has(row) && row.may(assignAccess).allowed;
    const isManagedOn = ofManager.has(row) && row.may(managersAccess).allowed;
    const managers = withManagers(withoutManagers(contents.managers, [email]), added);
    return (
      stepTo(row.seatId, contents, { ...(isGiven && { email: to }), ...(isManagedOn && { managers }) }) ?? []
    );
  });
}

const known = new WeakMap<LicenseBook, People>();

async function loadPeople(context: GatewayContext): Promise<People> {
  const [book, { perpetual, upgradeCodes }, viewer] = await Promise.all([
    loadBook(context),
    context.loads.licenses(),
    requireProfile(context),
  ]);
  const kept = known.get(book);
  if (kept) return kept;
  const rows = [
    ...book.subscriptions.flatMap((subscription) =>
      subscription.groupSeats
        .rows()
        .filter((row) => !row.isEnded)
        .map((row) => ({ row, subscription })),
    ),
    ...perpetual.map((record) => ({ row: perpetualRow(record, viewer), subscription: null })),
    ...upgradeCodes.map((record) => ({ row: upgradeCodeRow(record, viewer), subscription: null })),
  ];
  const found = peopleOf(rows, viewer.email);
  known.set(book, found);
  return found;
}

interface PersonDraft extends PersonModel {
  readonly uses: PlacedRow[];
  readonly managed: Map<SubscriptionModel | null, LicenseRow[]>;
}

function peopleOf(rows: readonly PlacedRow[], viewerEmail: string): People {
  const found = new Map<string, PersonDraft>();
  const of = (email: string) => {
    const key = emailKey(email);
    const person: PersonDraft = found.get(key) ?? {
      email,
      isViewer: isSameEmail(email, viewerEmail),
      uses: [],
      managed: new Map(),
    };
    found.set(key, person);
    return person;
  };
  for (const placed of rows) {
    const { row, subscription } = placed;
    const { email, managers } = row.contents;
    if (email !== '') of(email).uses.push(placed);
    for (const manager of managers) {
      const { managed } = of(manager);
      const rowsThere = managed.get(subscription);
      if (rowsThere) rowsThere.push(row);
      else managed.set(subscription, [row]);
    }
  }
  return found;
}
