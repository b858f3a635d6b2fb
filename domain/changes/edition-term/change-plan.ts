import type { LicenseType } from '../../licenses/license-type';
import type { SubscriptionFacts } from '../../licenses/model';
import type { TermCode } from '../../terms/term-code';
import type { ChangeRefusal } from '../change-refusal';
import type { ChangeEffect, ChangeUnit, SkippedUnit } from '../change-unit';
import type { ChangeKind } from './change-kind';

/** What becomes of one unit. */
export interface PlannedUnit {
  unit: ChangeUnit;
  effect: ChangeEffect;
  /** From then on; what the change does not touch is as it is. */
  licenseType: LicenseType;
  term: TermCode;
}

/** What becomes of the selected seats of one group. */
export interface PlannedGroup {
  group: SubscriptionFacts;
  kind: ChangeKind;
  units: PlannedUnit[];
}

/** What a change would do, or why it is refused. */
export type ChangePlan =
  | { ok: true; groups: PlannedGroup[]; skipped: SkippedUnit[] }
  | { ok: false; refusal: ChangeRefusal };

/** Whether anything of a plan holds at once, so that it is paid for (EDIT-06, EDIT-09). */
export function isPaidNow(groups: readonly PlannedGroup[]): boolean {
  return groups.some(({ units }) => units.some(({ effect }) => effect === 'NOW'));
}
