import { z } from 'zod';
import type { Licenses } from '../../models/licenses';
import { readGroups } from './license-groups';
import { educationRow, perpetualRow, upgradeCodeRow } from './other-rows';

const listOf = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row)
    .nullish()
    .transform((rows) => rows ?? []);

const list = listOf(z.unknown());

/**
 * REST-39: only `subRows` and `aseRows` are certain, absent lists are empty (D-60). The bundles in `aseRows` come as
 * cloud groups as well (REST-40), and are read there.
 */
export const licenseRows = z
  .object({
    subRows: z.array(z.unknown()),
    aseRows: z.array(z.unknown()),
    canceledRows: list,
    upcomingSubRows: list,
    perpRows: listOf(perpetualRow),
    eduRows: listOf(educationRow),
    upgradeRows: listOf(upgradeCodeRow),
  })
  .transform((lists, context): Licenses => {
    const rpRows = [...lists.upcomingSubRows, ...lists.subRows, ...lists.canceledRows];
    const read = readGroups(rpRows);
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
      hasRp: rpRows.length + others > 0,
    };
  });
