import { DateText } from '../../../ui/date-text';
import { Money } from '../../../ui/money';
import type { ChoiceCost_ChoiceFragment } from './change-choices.generated';

/** What choosing it comes to, in a few words on its card. */
export function ChoiceCost({ cost }: { cost: ChoiceCost_ChoiceFragment }) {
  const { isCurrent, refusal, total, changesOn } = cost;
  if (refusal !== null) return isCurrent ? 'Current' : 'Not available';
  if (total !== null)
    return (
      <>
        <Money amount={total} /> now
      </>
    );
  if (changesOn !== null)
    return (
      <>
        Changes on <DateText date={changesOn} />
      </>
    );
  return isCurrent ? 'Current, no charge' : 'No charge now';
}
