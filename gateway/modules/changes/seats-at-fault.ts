import type { ChangeRefusal } from '#domain/changes/change-refusal';
import type { UserError } from '../../resolvers.generated';
import { userError } from '../common/user-error';
import type { SelectedGroup } from './select-rp-seats';

type Plan = { readonly ok: true } | { readonly ok: false; readonly refusal: ChangeRefusal };

/** Adds the seats at fault to a refusal: those of groups that are refused alone for the same reason, or all. */
export function refusalOfSeats(
  { code, message }: ChangeRefusal,
  groups: readonly SelectedGroup[],
  planAlone: (group: SelectedGroup) => Plan,
  field?: string,
): UserError {
  const alone = groups.filter((group) => {
    const plan = planAlone(group);
    return !plan.ok && plan.refusal.message === message;
  });
  const atFault = alone.length > 0 ? alone : groups;
  const seatIds = atFault.flatMap(({ rows }) => [...rows.keys()]);
  return userError(code, message, { seatIds, ...(field !== undefined && { field }) });
}
