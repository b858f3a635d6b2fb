import { type FormEvent, useState } from 'react';
import { BusyButton } from '../../../ui/fields/busy-button';
import { OptionCard } from '../../../ui/fields/option-card';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogActions, GoBackButton } from '../../../ui/overlays/dialog-actions';
import { ErrorBlock } from '../../../ui/states/error-block';
import classes from './choice-dialog.module.css';

export interface Choice<Value> {
  value: Value;
  title: string;
}

interface ChoiceDialogProps<Value> {
  title: string;
  question: string;
  hint: string;
  choices: readonly Choice<Value>[];
  initial?: Value;
  onClose: () => void;
  /** Goes on with the choice; answers the refusal, if any (T-16). */
  onChoose: (value: Value) => Promise<string | null>;
}

export function ChoiceDialog<Value extends number>(props: ChoiceDialogProps<Value>) {
  const { title, question, hint, choices, initial, onClose, onChoose } = props;
  const [chosen, setChosen] = useState<Value | null>(initial ?? null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null || isBusy) return;
    setBusy(true);
    setRefusal(await onChoose(chosen));
    setBusy(false);
  };
  return (
    <Dialog title={title} width={670} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <ErrorBlock message={refusal} />
        <fieldset className={classes['choices']}>
          <legend>{question}</legend>
          {choices.map(({ value, title: name }) => (
            <OptionCard
              key={value}
              name="choice"
              title={name}
              isChosen={value === chosen}
              onChoose={() => {
                setChosen(value);
                setRefusal(null);
              }}
            />
          ))}
        </fieldset>
        <p className={classes['hint']}>{hint}</p>
        <DialogActions>
          <GoBackButton onClick={onClose} />
          <BusyButton type="submit" isBusy={isBusy} disabled={chosen === null}>
            Continue
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
