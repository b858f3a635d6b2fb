import { z } from 'zod';
import type { EducationRecord, PerpetualRecord, UpgradeCodeRecord } from '../../models/licenses';
import {
  wireDate,
  wireId,
  wireInteger,
  wireList,
  wireOptionalDate,
  wireOptionalText,
  wireOr,
  wireText,
} from '../wire';

const count = wireOr(wireInteger.pipe(z.int().nonnegative()), 0);

const row = z.object({
  seatId: wireId,
  product: wireText,
  purchaseDate: wireDate,
  managers: wireList(z.string()),
  subscriptionOwner: wireOptionalText,
  ownerProfile: z.object({ email: wireOptionalText }).nullish(),
  note: wireText,
});

/** A row of `perpRows` (MAN-21). */
export const perpetualRow = row
  .extend({ key: wireOptionalText, licensee: wireOptionalText, assignedTo: wireOptionalText })
  .transform((wire): PerpetualRecord => withOwner(wire));

/** A row of `upgradeRows` (PERP-10). */
export const upgradeCodeRow = row
  .extend({ upgradeKey: wireOptionalText, numUpgrades: count, numUpgradesUsed: count })
  .transform(
    ({ upgradeKey: code, numUpgrades: total, numUpgradesUsed: used, ...wire }): UpgradeCodeRecord => ({
      ...withOwner(wire),
      code,
      total,
      used,
    }),
  );

/** A row of `eduRows` (EDU-01). */
export const educationRow = row
  .extend({ assignedTo: wireOptionalText, startDate: wireOptionalDate, expireDate: wireOptionalDate })
  .transform((wire): EducationRecord => withOwner(wire));

function withOwner<Wire extends z.output<typeof row>>({ subscriptionOwner, ownerProfile, ...wire }: Wire) {
  return { ...wire, ownerEmail: subscriptionOwner ?? ownerProfile?.email ?? null };
}
