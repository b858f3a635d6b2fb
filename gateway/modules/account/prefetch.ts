import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../../context';
import { selectedFields } from '../../graphql/selected-fields';
import type { Loads } from '../../loads/loads';
import type { User } from '../../resolvers.generated';

type Load = (loads: Loads) => Promise<unknown>[];

const licenses: Load = (loads) => [loads.licenses(), loads.config()];
const cloudGroups: Load = (loads) => [loads.cloudGroups(), loads.config()];
const saleRecords: Load = (loads) => [loads.saleRecords()];

const NEEDS: Partial<Record<keyof User, Load>> = {
  billingInfo: (loads) => [loads.billingInfo()],
  cloudGroups,
  educationSeats: (loads) => [loads.licenses()],
  perpetualLicenses: (loads) => [loads.licenses()],
  productKinds: (loads) => [...licenses(loads), ...cloudGroups(loads)],
  receiptArchive: saleRecords,
  renewalReceipts: saleRecords,
  sale: saleRecords,
  sales: saleRecords,
  seatSelection: licenses,
  seatSummary: licenses,
  spending: saleRecords,
  subscription: licenses,
  subscriptions: licenses,
  upgradeCodes: (loads) => [loads.licenses()],
};

/** Beside the profile instead of after it. A failure is met by the field that asks. */
export function prefetch({ loads }: GatewayContext, info: GraphQLResolveInfo): void {
  const wanted = selectedFields(info);
  for (const [field, load] of Object.entries(NEEDS)) {
    if (!wanted.has(field)) continue;
    for (const pending of load(loads)) pending.catch(() => undefined);
  }
}
