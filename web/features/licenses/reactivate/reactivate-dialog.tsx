import { useNavigate } from 'react-router-dom';
import { formatDate } from '#domain/calendar/format-date';
import type { TermCode } from '#domain/terms/term-code';
import { reactivatePath } from '../../../app/paths';
import { TERMS } from '../../../app/term-codes';
import { ChoiceDialog, openCost, TERM_CHOICES } from '../change/choice-dialog';
import { type FailedPaymentQuery, useFailedPaymentQuery } from '../overview/payment-failed.generated';
import { useReactivateCostsQuery } from './reactivate-costs.generated';

const RP_HINT = 'On the next page the group can also join another one of the same term.';
const CLOUD_HINT =
  'The next page says what it costs; there the group can also join another one of the same term.';

export interface ReactivateDialogProps {
  group: { id: string; name: string; isPastDue: boolean };
  isCloud: boolean;
  onClose: () => void;
}

export function ReactivateDialog({ group, isCloud, onClose }: ReactivateDialogProps) {
  const navigate = useNavigate();
  const { data } = useFailedPaymentQuery({
    variables: { subscriptionId: group.id },
    fetchPolicy: 'no-cache',
    skip: !group.isPastDue,
  });
  const { data: costs, loading } = useReactivateCostsQuery({
    variables: { subscriptionId: group.id },
    fetchPolicy: 'no-cache',
    // The price of a cloud group depends on quantities that the next page asks for.
    skip: isCloud,
  });
  const costOf = (term: TermCode) => {
    const total = costs?.[TERMS[term]]?.cart?.total;
    return total === undefined ? undefined : openCost(total);
  };
  const retry = data?.retryPaymentPreview?.preview;
  const hint = isCloud ? CLOUD_HINT : RP_HINT;
  return (
    <ChoiceDialog
      title="Reactivate"
      question={`Billing term for ${group.name}`}
      hint={retry ? `${retryText(retry)} ${hint}` : hint}
      choices={TERM_CHOICES}
      costs={{ isLoading: loading, of: costOf }}
      onClose={onClose}
      onChoose={(newTerm) => void navigate(reactivatePath({ isCloud, subId: group.id, newTerm }))}
    />
  );
}

function retryText({
  coversFrom,
  expireDate,
  isOver,
}: NonNullable<NonNullable<FailedPaymentQuery['retryPaymentPreview']>['preview']>): string {
  const days = `${formatDate(coversFrom)} to ${formatDate(expireDate)}`;
  return isOver
    ? `This begins a new term. Retrying the failed payment would pay for ${days}, which has already passed.`
    : `This begins a new term. Retrying the failed payment instead pays for ${days}.`;
}
