import { z } from 'zod';
import type { EducationRecord, Licenses, PerpetualRecord, UpgradeCodeRecord } from '../../models/licenses';
import { parseInPieces } from '../parse-in-pieces';
import { type ParseBody, parseJson } from '../read-reply';
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
import { ListedGroups } from './license-groups';

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
const perpetualRow = row
  .extend({ key: wireOptionalText, licensee: wireOptionalText, assignedTo: wireOptionalText })
  .transform((wire): PerpetualRecord => withOwner(wire));

/** A row of `upgradeRows` (PERP-10). */
const upgradeCodeRow = row
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
const educationRow = row
  .extend({ assignedTo: wireOptionalText, startDate: wireOptionalDate, expireDate: wireOptionalDate })
  .transform((wire): EducationRecord => withOwner(wire));

function withOwner<Wire extends z.output<typeof row>>({ subscriptionOwner, ownerProfile, ...wire }: Wire) {
  return { ...wire, ownerEmail: subscriptionOwner ?? ownerProfile?.email ?? null };
}

// Seat rows are read one by one, since zod would copy each of 10,000.
const seatRows = z
  .union([z.instanceof(ListedGroups), z.custom<readonly unknown[]>((value) => Array.isArray(value))])
  .transform((rows) => (rows instanceof ListedGroups ? rows : ListedGroups.of(rows)));
const moreSeatRows = wireOr(seatRows, new ListedGroups());

/** REST-39: absent lists are empty (D-60). The bundles of `aseRows` are cloud groups too (REST-40). */
export const licenseRows = z
  .object({
    subRows: seatRows,
    aseRows: z.custom<readonly unknown[]>((value) => Array.isArray(value)),
    canceledRows: moreSeatRows,
    upcomingSubRows: moreSeatRows,
    perpRows: wireList(perpetualRow),
    eduRows: wireList(educationRow),
    upgradeRows: wireList(upgradeCodeRow),
  })
  .transform((lists, context): Licenses => {
    const rp = [lists.upcomingSubRows, lists.subRows, lists.canceledRows];
    const read = ListedGroups.merged(rp);
    if (!read.ok) {
      context.addIssue({ code: 'custom', message: 'not a seat row', path: [...read.path] });
      return z.NEVER;
    }
    const others = lists.perpRows.length + lists.eduRows.length + lists.upgradeRows.length;
    return {
      groups: read.groups,
      perpetual: lists.perpRows,
      education: lists.eduRows,
      upgradeCodes: lists.upgradeRows,
      hasRp: others > 0 || rp.some(({ isEmpty }) => !isEmpty),
    };
  });

/** Parses the body for `licenseRows`; the seats of a long one are read during parsing. */
export const parseLicenseRows: ParseBody = (reply) =>
  parseInPieces(reply.chunks, 'subRows', new ListedGroups()) ?? parseJson(reply);
