import { useNavigate } from 'react-router-dom';
import { DEFAULT_TERM, type TermCode } from '#domain/terms/term-code';
import { renewPathFor } from '../../../app/paths';
import { TERMS } from '../../../app/term-codes';
import { ChoiceDialog, openCost, TERM_CHOICES } from '../change/choice-dialog';
import { useRenewCostsQuery } from './renew-costs.generated';

interface RenewDialogProps {
  subscriptionId: string;
  name: string;
  path: string;
  isAutoRenew: boolean;
  onClose: () => void;
}

export function RenewDialog({ subscriptionId, name, path, isAutoRenew, onClose }: RenewDialogProps) {
  const navigate = useNavigate();
  const { data, loading } = useRenewCostsQuery({
    variables: { subscriptionId, isAutoRenew },
    fetchPolicy: 'no-cache',
  });
  const costOf = (term: TermCode) => {
    const renewal = data?.[TERMS[term]]?.renewal;
    return renewal ? openCost(renewal.termTotal, isAutoRenew ? renewal.chargeOn : undefined) : undefined;
  };
  return (
    <ChoiceDialog
      title={isAutoRenew ? 'Set to Auto Renew' : 'Renew'}
      question={`Billing term for ${name}`}
      hint={
        isAutoRenew
          ? 'Nothing is charged today: from the end of the current term on, a card pays for every term.'
          : 'The group continues from the end of its current term. The next page asks which seats continue.'
      }
      choices={TERM_CHOICES}
      initial={DEFAULT_TERM}
      costs={{ isLoading: loading, of: costOf }}
      onClose={onClose}
      onChoose={(newTerm) => void navigate(renewPathFor(path, newTerm))}
    />
  );
}
