import type { LicenseType } from '../../licenses/license-type';
import type { SubscriptionFacts } from '../../licenses/model';
import type { TermCode } from '../../terms/term-code';
import type { ChangeRefusal } from '../change-refusal';
import type { ChangeEffect, ChangeUnit, SkippedUnit } from '../change-unit';

export type ChangeKind = 'EDITION' | 'TERM';

interface Targets {
  EDITION: { readonly licenseType: LicenseType };
  TERM: { readonly term: TermCode };
}

/** Requested edition or term; a new kind of change does not compile until it has its target. */
export type ChangeTarget = {
  [Kind in ChangeKind]: { readonly kind: Kind } & Targets[Kind];
}[ChangeKind];

interface ChangeRule {
  /** False for an edition, which applies to the current period; true for a term, which starts a new one. */
  readonly startsPeriod: boolean;
}

const RULES: Readonly<Record<ChangeKind, ChangeRule>> = {
  EDITION: { startsPeriod: false },
  TERM: { startsPeriod: true },
};

export function startsPeriod(kind: ChangeKind): boolean {
  return RULES[kind].startsPeriod;
}

export interface PlannedUnit {
  unit: ChangeUnit;
  effect: ChangeEffect;
  licenseType: LicenseType;
  term: TermCode;
}

export interface PlannedGroup {
  group: SubscriptionFacts;
  kind: ChangeKind;
  units: PlannedUnit[];
}

export type ChangePlan =
  | { ok: true; groups: PlannedGroup[]; skipped: SkippedUnit[] }
  | { ok: false; refusal: ChangeRefusal };

export function isPaidNow(groups: readonly PlannedGroup[]): boolean {
  return groups.some(({ units }) => units.some(({ effect }) => effect === 'NOW'));
}
