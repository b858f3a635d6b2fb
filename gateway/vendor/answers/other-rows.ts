import { z } from 'zod';
import type { EducationRecord, PerpetualRecord, UpgradeCodeRecord } from '../../models/other-licenses';
import { wireDate, wireId, wireInteger, wireOptionalDate, wireOptionalText, wireText } from '../wire';

const count = wireInteger.pipe(z.int().nonnegative());

const row = z.object({
  seatId: wireId,
  product: wireText,
  purchaseDate: wireDate,
  managers: z.array(z.string()).nullish(),
  subscriptionOwner: wireOptionalText,
  ownerProfile: z.object({ email: wireOptionalText }).nullish(),
  note: wireText,
});

/** A row of `perpRows` (MAN-21). */
export const perpetualRow = row
  .extend({ key: wireOptionalText, licensee: wireOptionalText, assignedTo: wireOptionalText })
  .transform(
    ({ key, licensee, assignedTo, ...rest }): PerpetualRecord => ({
      ...common(rest),
      key,
      licensee,
      assignedTo,
    }),
  );

/** A row of `upgradeRows` (PERP-10). */
export const upgradeCodeRow = row
  .extend({
    upgradeKey: wireOptionalText,
    numUpgrades: count.nullish().transform((total) => total ?? 0),
    numUpgradesUsed: count.nullish().transform((used) => used ?? 0),
  })
  .transform(
    ({ upgradeKey, numUpgrades, numUpgradesUsed, ...rest }): UpgradeCodeRecord => ({
      ...common(rest),
      code: upgradeKey,
      total: numUpgrades,
      used: numUpgradesUsed,
    }),
  );

/** A row of `eduRows` (EDU-01). */
export const educationRow = row
  .extend({
    assignedTo: wireOptionalText,
    startDate: wireOptionalDate,
    expireDate: wireOptionalDate,
  })
  .transform(
    ({ assignedTo, startDate, expireDate, ...rest }): EducationRecord => ({
      ...common(rest),
      assignedTo,
      startDate,
      expireDate,
    }),
  );

function common({
  seatId,
  product,
  purchaseDate,
  managers,
  subscriptionOwner,
  ownerProfile,
  note,
}: z.output<typeof row>) {
  return {
    seatId,
    product,
    purchaseDate,
    ownerEmail: subscriptionOwner ?? ownerProfile?.email ?? null,
    managers: managers ?? [],
    note,
  };
}
