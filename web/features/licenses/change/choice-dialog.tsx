import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '../../../ui/busy-button';
import { Dialog } from '../../../ui/dialog';
import { DialogActions } from '../../../ui/dialog-actions';
import { ErrorBlock } from '../../../ui/error-block';
import { OptionCard } from '../../../ui/option-card';
import classes from './choice-dialog.module.css';

export interface Choice<Value> {
  value: Value;
  title: string;
}

interface ChoiceDialogProps<Value> {
  title: string;
  /** What is chosen, as the question above the choices. */
  question: string;
  hint: string;
  choices: readonly Choice<Value>[];
  /** What is chosen at first; nothing without it. */
  initial?: Value;
  onClose: () => void;
  /** Goes on with the choice, or says why it cannot be (T-16). */
  onChoose: (value: Value) => Promise<string | null>;
}

/** Asks what selected seats shall become; the page that follows says what it costs and from when it holds. */
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
          <Button variant="default" onClick={onClose}>
            Go Back
          </Button>
          <BusyButton type="submit" isBusy={isBusy} disabled={chosen === null}>
            Continue
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
