import { z } from 'zod';
import type { Licenses } from '../../models/licenses';
import { wireList } from '../wire';
import { readGroups } from './license-groups';
import { educationRow, perpetualRow, upgradeCodeRow } from './other-rows';

const rows = wireList(z.unknown());

/** REST-39: absent lists are empty (D-60). The bundles in `aseRows` come as cloud groups as well (REST-40). */
export const licenseRows = z
  .object({
    subRows: z.array(z.unknown()),
    aseRows: z.array(z.unknown()),
    canceledRows: rows,
    upcomingSubRows: rows,
    perpRows: wireList(perpetualRow),
    eduRows: wireList(educationRow),
    upgradeRows: wireList(upgradeCodeRow),
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
