import { z } from 'zod';
import type { Licenses } from '../../models/licenses';
import { readGroups } from './license-groups';

const list = z
  .array(z.unknown())
  .nullish()
  .transform((rows) => rows ?? []);

/** REST-39: only `subRows` and `aseRows` are certain, absent lists are empty (D-60). */
export const licenseRows = z
  .object({
    subRows: z.array(z.unknown()),
    aseRows: z.array(z.unknown()),
    canceledRows: list,
    upcomingSubRows: list,
    perpRows: list,
    eduRows: list,
    upgradeRows: list,
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
      hasRp: rpRows.length + others > 0,
      hasCloud: lists.aseRows.length > 0,
    };
  });
