import type { ChangeSelection } from '../change-unit';
import type { ChangePlan, ChangeTarget } from './change-plan';
import { planBundleChange, planEditionChange } from './plan-edition-change';
import { type ChangeQuestion, planTermChange } from './plan-term-change';

/** Plans a change of seats, or of a cloud group, which only changes as a whole (D-142). */
export function planChange(
  target: ChangeTarget,
  selections: readonly ChangeSelection[],
  question: ChangeQuestion,
): ChangePlan {
  switch (target.kind) {
    case 'TERM':
      return planTermChange(selections, target.term, question);
    case 'EDITION': {
      const cloud = selections.find(({ group }) => group.kind !== 'rp');
      return cloud
        ? planBundleChange(cloud, target.licenseType, question)
        : planEditionChange(selections, target.licenseType, question);
    }
  }
}
