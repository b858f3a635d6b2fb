import type { CalendarDate } from '#domain/calendar/calendar-date';
import { filterKeys, newestFirst } from '#domain/licenses/perpetual/filter-keys';
import type { GatewayContext } from '../../../context';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import type { PageInfo } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { paginate } from '../../common/paginate';
import { asSeenBy, toEducationSeat, toPerpetualLicense, toUpgradeCode } from './to-license';

interface Listed {
  readonly seatId: string;
  readonly purchaseDate: CalendarDate;
}

interface LicensePage<Node> {
  readonly nodes: Node[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

export function licensePage<Row extends Listed, Node>(
  rows: readonly Row[],
  args: Parameters<typeof paginate>[2],
  toNode: (row: Row) => Node,
): LicensePage<Node> {
  const page = paginate(newestFirst(rows), ({ seatId }) => seatId, args);
  return { ...page, nodes: page.nodes.map(toNode) };
}

function licensesAndViewer(context: GatewayContext) {
  return Promise.all([context.loads.licenses(), requireProfile(context)]);
}

export const licensePageResolvers = {
  User: {
    educationSeats: async ({ context }, args) => {
      const [{ education }, viewer] = await licensesAndViewer(context);
      return licensePage(education, args, (record) => toEducationSeat(record, viewer));
    },

    perpetualLicenses: async ({ context }, args) => {
      const [{ perpetual }, viewer] = await licensesAndViewer(context);
      const seen = perpetual.map((record) => asSeenBy(record, viewer));
      return licensePage(filterKeys(seen, args.search), args, (record) => toPerpetualLicense(record, viewer));
    },

    upgradeCodes: async ({ context }, args) => {
      const [{ upgradeCodes: codes }, viewer] = await licensesAndViewer(context);
      return licensePage(codes, args, (record) => toUpgradeCode(record, viewer));
    },
  },
} satisfies SomeResolvers;
