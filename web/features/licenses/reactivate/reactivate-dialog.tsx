import { useNavigate } from 'react-router-dom';
import { formatDate } from '#domain/calendar/format-date';
import { reactivatePath } from '../../../app/paths';
import { ChoiceDialog, TERM_CHOICES } from '../change/choice-dialog';
import { type FailedPaymentQuery, useFailedPaymentQuery } from '../overview/payment-failed.generated';

const HINT = 'The next page says what it costs; there the group can also join another one of the same term.';

interface ReactivateDialogProps {
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
  const retry = data?.retryPaymentPreview?.preview;
  return (
    <ChoiceDialog
      title="Reactivate"
      question={`Billing term for ${group.name}`}
      hint={retry ? `${retryText(retry)} ${HINT}` : HINT}
      choices={TERM_CHOICES}
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
    ? `This begins a new term. Retrying the failed payment would pay for ${days}, which is over already.`
    : `This begins a new term. Retrying the failed payment instead pays for ${days}.`;
}
