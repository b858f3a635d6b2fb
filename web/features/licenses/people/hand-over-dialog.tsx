import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { parseAssignment } from '#domain/licenses/people/assign-seat';
import { message } from '#domain/messages/catalogue';
import { countText } from '#domain/text/counts';
import { emailKey, isMailable } from '#domain/text/email';
import { outageText } from '../../../app/graphql/refusal';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogForm } from '../../../ui/overlays/dialog-form';
import { toSeatPlanInput } from '../seat-plan/seat-plan-input';
import { PLAN } from '../seat-plan/use-seat-plan';
import { useUndoableParts } from '../seat-plan/use-undo';
import { EmailField, licensesText } from './email-field';
import { HandOverPlanDocument, type Person_PersonFragment } from './people.generated';
import classes from './people.module.css';

interface HandOverDialogProps {
  person: Person_PersonFragment;
  onClose: () => void;
  onDone: () => void;
}

export function HandOverDialog({ person, onClose, onDone }: HandOverDialogProps) {
  const { email, changeableManagedCount } = person;
  const [typed, setTyped] = useState('');
  const [managesToo, setManagesToo] = useState(true);
  const [wrong, setWrong] = useState<string | null>(null);
  const { handOver, refusal, isBusy } = useHandOver(person);
  useUnsavedText(typed !== '');
  const submit = async () => {
    const parsed = parseAssignment(typed);
    if (!parsed.ok) return setWrong(parsed.message);
    if (parsed.email !== null && !isMailable(parsed.email)) return setWrong(message.notAnEmail(parsed.email));
    if (parsed.email !== null && emailKey(parsed.email) === emailKey(email)) return setWrong(SAME_PERSON);
    const isDone = await handOver(parsed.email, managesToo);
    onDone();
    if (isDone) onClose();
  };
  return (
    <Dialog title="Hand everything over" width={525} onClose={() => !isBusy && onClose()}>
      <DialogForm submit="Hand over" isBusy={isBusy} refusal={refusal} onSubmit={submit} onBack={onClose}>
        <EmailField
          data-autofocus
          label="To"
          description="Leave it empty to free the licenses."
          placeholder="name@company.example"
          value={typed}
          error={wrong}
          errorProps={{ role: 'alert' }}
          readOnly={isBusy}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(null);
          }}
        />
        {changeableManagedCount > 0 && typed.trim() !== '' && (
          <label className={classes['check']}>
            <input
              type="checkbox"
              checked={managesToo}
              onChange={(event) => setManagesToo(event.currentTarget.checked)}
            />
            That person manages the {licensesText(changeableManagedCount)} instead
          </label>
        )}
        <p className={classes['none']}>
          {email} will no longer use or manage {licensesText(promisedCount(person))}. You can undo this for
          ten minutes.
        </p>
      </DialogForm>
    </Dialog>
  );
}

function promisedCount({ handOverPlan }: Person_PersonFragment): number {
  return handOverPlan.reduce((sum, { seatCount }) => sum + seatCount, 0);
}

interface HandedOver {
  email: string;
  to: string | null;
  done: number;
  total: number;
  /** Seats that the viewer may not change are left. */
  leavesSome: boolean;
}

function doneText({ email, to, done, total, leavesSome }: HandedOver): string {
  const isAll = done === total;
  const part = isAll ? licensesText(total) : `${countText(done)} of ${licensesText(total)}`;
  if (to === null) return `${email} no longer uses or manages ${part}.`;
  return isAll && !leavesSome ? `What ${email} had is handed over.` : `${part} of ${email} handed over.`;
}

const SAME_PERSON = 'Please enter the address of somebody else.';

/** Without a plan nothing was sent. */
const NOT_PLANNED = 'The service is not answering, so nothing was changed. Please try again.';

function useHandOver(person: Person_PersonFragment) {
  const { email } = person;
  const leavesSome =
    person.changeableUsedCount < person.usedCount || person.changeableManagedCount < person.managedCount;
  const client = useApolloClient();
  const run = useUndoableParts(PLAN);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const loadPlan = async (to: string | null, asManager: boolean) => {
    const { data } = await client.query({
      query: HandOverPlanDocument,
      variables: { email, to, asManager },
      fetchPolicy: 'no-cache',
    });
    return (data?.viewer?.person?.handOverPlan ?? []).map(toSeatPlanInput);
  };

  const handOver = async (to: string | null, asManager: boolean): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    try {
      const plan = await loadPlan(to, asManager);
      if (plan.length === 0) {
        setRefusal(message.changedMeanwhile);
        return false;
      }
      // Seats that were taken away after the dialog counted them are not handed over.
      const total = Math.max(promisedCount(person), plan.flatMap(PLAN.seatIdsOf).length);
      const { refusal: refused } = await run(plan, (done) =>
        doneText({ email, to, done, total, leavesSome }),
      );
      setRefusal(refused);
      return refused === null;
    } catch (error) {
      setRefusal(outageText(error, NOT_PLANNED));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { handOver, refusal, isBusy };
}
