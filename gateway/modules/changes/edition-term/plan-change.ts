import type { ChangePlan, ChangeTarget } from '#domain/changes/edition-term/change-plan';
import { planBundleChange, planEditionChange } from '#domain/changes/edition-term/plan-edition-change';
import { type ChangeQuestion, planTermChange } from '#domain/changes/edition-term/plan-term-change';
import { editionOf } from '#domain/licenses/edition';
import type { ProductKind } from '#domain/licenses/product-kind';
import { message } from '#domain/messages/catalogue';
import { aseProductOf } from '#domain/store/carts/cart-items';
import type { UserError } from '../../../resolvers.generated';
import { userError } from '../../common/user-error';
import { refusalOfSeats } from '../seats-at-fault';
import type { SelectedGroup } from '../select-rp-seats';

type Planned = Extract<ChangePlan, { ok: true }> | { ok: false; error: UserError };

export function planChange(
  target: ChangeTarget,
  groups: readonly SelectedGroup[],
  question: ChangeQuestion,
): Planned {
  const elsewhere = checkTarget(target, groups);
  if (elsewhere) return { ok: false, error: elsewhere };
  const plan = planTarget(target, groups, question);
  if (plan.ok) return plan;
  const error = refusalOfSeats(plan.refusal, groups, (group) => planTarget(target, [group], question));
  return { ok: false, error };
}

function planTarget(
  target: ChangeTarget,
  groups: readonly SelectedGroup[],
  question: ChangeQuestion,
): ChangePlan {
  switch (target.kind) {
    case 'TERM':
      return planTermChange(groups, target.term, question);
    case 'EDITION': {
      const cloud = groups.find(({ group }) => group.kind !== 'rp');
      return cloud
        ? planBundleChange(cloud, target.licenseType, question)
        : planEditionChange(groups, target.licenseType, question);
    }
  }
}

function checkTarget(target: ChangeTarget, groups: readonly SelectedGroup[]): UserError | null {
  switch (target.kind) {
    case 'TERM':
      return null;
    case 'EDITION':
      return groups.every(({ group }) => isEditionOf(target.licenseType, group.kind))
        ? null
        : userError('INVALID_INPUT', message.editionElsewhere, { field: 'change.newLicenseType' });
  }
}

function isEditionOf(licenseType: number, kind: ProductKind): boolean {
  return kind === 'rp' ? editionOf(licenseType) !== null : aseProductOf(licenseType) !== null;
}
