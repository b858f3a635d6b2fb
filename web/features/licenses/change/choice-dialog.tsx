import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { TERM_CODES, termName } from '#domain/terms/term-code';
import { BusyButton } from '../../../ui/fields/busy-button';
import { OptionCard } from '../../../ui/fields/option-card';
import { Dialog, DialogActions, GoBackButton } from '../../../ui/overlays/dialog';
import { useFirstOpenChoice } from '../../../ui/overlays/use-focus';
import { ErrorBlock } from '../../../ui/states/error-block';
import { DateText, Money } from '../../../ui/text';
import type { ChoiceCost_ChoiceFragment } from './change-choices.generated';
import classes from './choice-dialog.module.css';

interface Choice<Value> {
  value: Value;
  title: string;
}

export interface Cost extends ChoiceCost_ChoiceFragment {
  /** Day on which the total is charged; undefined for today. */
  chargeOn?: string;
}

export const TERM_CHOICES = TERM_CODES.map((value) => ({ value, title: termName(value) }));

interface ChoiceDialogProps<Value> {
  title: string;
  question: string;
  hint: string;
  choices: readonly Choice<Value>[];
  initial?: Value;
  /** Cost of each choice (T-16); if unavailable, the next page shows it. */
  costs: { isLoading: boolean; of: (value: Value) => Cost | undefined };
  leftOut?: ReactNode;
  onClose: () => void;
  onChoose: (value: Value) => void;
}

export function ChoiceDialog<Value extends number>(props: ChoiceDialogProps<Value>) {
  const { title, question, hint, choices, initial, costs, leftOut, onClose, onChoose } = props;
  const [chosen, setChosen] = useState<Value | null>(initial ?? null);
  const [step, setStep] = useState<'choosing' | 'continuing' | 'done'>('choosing');
  const refusal = (chosen === null ? sharedRefusal(choices, costs) : costs.of(chosen)?.refusal) ?? null;
  const fieldset = useFirstOpenChoice(!costs.isLoading);
  const isReady = step === 'continuing' && !costs.isLoading;
  // A choice made before the costs arrived continues when they do, once: the dialog stays until the next page
  // has loaded.
  useEffect(() => {
    if (!isReady) return;
    if (chosen === null || refusal !== null) return setStep('choosing');
    setStep('done');
    onChoose(chosen);
  }, [isReady, chosen, refusal, onChoose]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null) setStep('continuing');
  };
  return (
    <Dialog title={title} width={670} onClose={onClose}>
      {leftOut}
      <form onSubmit={submit}>
        <fieldset ref={fieldset} className={classes['choices']}>
          <legend>{question}</legend>
          {choices.map(({ value, title: name }) => {
            const cost = costs.of(value);
            const isRefused = cost !== undefined && cost.refusal !== null;
            return (
              <OptionCard
                key={value}
                name="choice"
                title={name}
                isChosen={value === chosen && !isRefused}
                isRefused={isRefused}
                onChoose={() => setChosen(value)}
              >
                {cost ? <ChoiceCost cost={cost} /> : costs.isLoading && '\u00a0'}
              </OptionCard>
            );
          })}
        </fieldset>
        <ErrorBlock message={refusal} keepsFocus />
        <p className={classes['hint']}>{hint}</p>
        <DialogActions>
          <GoBackButton onClick={onClose} />
          <BusyButton
            type="submit"
            isBusy={step !== 'choosing'}
            disabled={chosen === null || refusal !== null}
          >
            Continue
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Cost of a choice that is allowed and not the current one. */
export function openCost(total: string, chargeOn?: string): Cost {
  return { isCurrent: false, refusal: null, changesOn: null, total, ...(chargeOn && { chargeOn }) };
}

/** Refusal that all choices share, shown before the customer tries one. */
function sharedRefusal<Value>(
  choices: readonly Choice<Value>[],
  costs: ChoiceDialogProps<Value>['costs'],
): string | undefined {
  const others = choices.map(({ value }) => costs.of(value)).filter((cost) => cost?.isCurrent !== true);
  const [first, ...rest] = new Set(others.map((cost) => cost?.refusal ?? undefined));
  return rest.length === 0 ? first : undefined;
}

function ChoiceCost({ cost }: { cost: Cost }) {
  const { isCurrent, refusal, total, changesOn, chargeOn } = cost;
  if (refusal !== null) return isCurrent ? 'Current' : 'Not available';
  if (total !== null)
    return (
      <>
        <Money amount={total} />{' '}
        {chargeOn === undefined ? (
          'now'
        ) : (
          <>
            on <DateText date={chargeOn} />
          </>
        )}
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
