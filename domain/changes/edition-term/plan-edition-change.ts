import type { LicenseType } from '../../licenses/license-type';
import { isPastDue } from '../../licenses/past-due';
import { effectiveLicenseType } from '../../licenses/renews';
import { message } from '../../messages/catalogue';
import { notEligible, refuseStranger } from '../change-refusal';
import {
  type ChangeEffect,
  type ChangeSelection,
  type ChangeUnit,
  isPriced,
  isUnitCanceled,
  isUnitEnded,
  leaveOut,
  nothingLeft,
} from '../change-unit';
import type { ChangePlan, PlannedGroup } from './change-plan';
import type { ChangeQuestion } from './plan-term-change';

type Question = Omit<ChangeQuestion, 'supportHost'>;

/** Runs T-16 in order: higher editions apply now, lower ones wait, the current one reverts (T-07, D-122). */
export function planEditionChange(
  selections: readonly ChangeSelection[],
  edition: LicenseType,
  { viewer, today }: Question,
): ChangePlan {
  const isDowngraded = ({ units, group }: ChangeSelection) =>
    group.isPurchaseOrder && units.some((unit) => edition < unit.licenseType);
  const groups = selections.map(({ group }) => group);
  if (selections.some(isDowngraded)) return refused(message.downgradePurchaseOrder);
  const stranger = refuseStranger(groups, viewer);
  if (stranger) return { ok: false, refusal: stranger };
  if (groups.some(isPastDue)) return refused(message.editionPastDue);
  if (!selections.every(isPriced)) return refused(message.editionChangeFailed);

  const alive = leaveOut(selections, (unit, group) => (isUnitEnded(unit, group, today) ? 'ENDED' : null));
  const other = leaveOut(alive.left, (unit) => (effectiveLicenseType(unit) === edition ? 'SAME' : null));
  if (alive.left.length === 0) return refused(nothingLeft(alive.skipped));
  if (other.left.length === 0)
    return refused(message.alreadyEdition(alive.skipped.length > 0 ? 'remaining' : 'selected'));
  const able = leaveOut(other.left, (unit, group) =>
    effectOf(unit, edition) === 'TERM_END' && isUnitCanceled(unit, group) ? 'CANCELED' : null,
  );
  if (able.left.length === 0) return refused(message.noneEligibleForDowngrade);
  return {
    ok: true,
    groups: able.left.map((selection) => planGroup(selection, edition)),
    skipped: [...alive.skipped, ...other.skipped, ...able.skipped],
  };
}

/** Like `planEditionChange`, for the owner of one group of Cloud for Business bundles (EDIT-15, T-16, D-110). */
export function planBundleChange(
  selection: ChangeSelection,
  tier: LicenseType,
  { viewer, today }: Question,
): ChangePlan {
  const { group } = selection;
  const stranger = refuseStranger([group], viewer);
  if (stranger) return { ok: false, refusal: stranger };
  if (group.isPurchaseOrder) return refused(message.downgradePurchaseOrder);
  if (isPastDue(group)) return refused(message.editionPastDue);
  const isCounted = selection.units.some(({ seatId }) => seatId === null);
  if (isCounted || !isPriced(selection)) return refused(message.editionChangeFailed);
  const going = leaveOut([selection], (unit) => {
    if (isUnitEnded(unit, group, today)) return 'ENDED';
    if (effectiveLicenseType(unit) === tier) return 'SAME';
    return isUnitCanceled(unit, group) ? 'CANCELED' : null;
  });
  if (going.left.length === 0)
    return refused(
      going.skipped.some(({ reason }) => reason === 'SAME')
        ? message.alreadyEditionCloud
        : nothingLeft(going.skipped),
    );
  return { ok: true, groups: going.left.map((left) => planGroup(left, tier)), skipped: going.skipped };
}

function planGroup({ group, units }: ChangeSelection, licenseType: LicenseType): PlannedGroup {
  return {
    group,
    kind: 'EDITION',
    units: units.map((unit) => ({
      unit,
      effect: effectOf(unit, licenseType),
      licenseType,
      term: group.term,
    })),
  };
}

function effectOf({ licenseType }: ChangeUnit, edition: LicenseType): ChangeEffect {
  if (edition === licenseType) return 'REVERT';
  return edition > licenseType ? 'NOW' : 'TERM_END';
}

function refused(text: string): ChangePlan {
  return { ok: false, refusal: notEligible(text) };
}
