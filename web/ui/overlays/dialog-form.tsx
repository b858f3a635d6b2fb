import { type FormEvent, type ReactNode, useState } from 'react';
import { BusyButton, SaveButton } from '../fields/busy-button';
import { ErrorBlock } from '../states/error-block';
import { DialogActions, GoBackButton } from './dialog';
import { useTold } from './use-told';

interface DialogFormProps {
  /** The button that submits; null where there is nothing to be done. */
  submit: string | null;
  isBusy: boolean;
  canSubmit?: boolean;
  refusal?: string | null;
  onSubmit: () => unknown;
  onBack: () => void;
  /** Beside the buttons. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The form of a dialog: why it was refused, its fields, and its two buttons. It is sent once at a time. */
export function DialogForm(props: DialogFormProps) {
  const { submit, isBusy, canSubmit = true, refusal = null, onBack, foot, children } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void props.onSubmit();
  };
  return (
    <form onSubmit={send} noValidate>
      <ErrorBlock message={refusal} />
      {children}
      <DialogActions>
        {foot}
        <GoBackButton onClick={onBack} disabled={isBusy} />
        {submit === 'Save' && <SaveButton isBusy={isBusy} />}
        {submit !== null && submit !== 'Save' && (
          <BusyButton type="submit" isBusy={isBusy} disabled={!canSubmit}>
            {submit}
          </BusyButton>
        )}
      </DialogActions>
    </form>
  );
}

interface EndActionsProps {
  /** Names what ends; null where nothing can. */
  end: string | null;
  isBusy?: boolean;
  /** Whether it can be taken back at any time. */
  isHarmless?: boolean;
  onEnd: () => unknown;
  onBack: () => void;
}

/** The two buttons of a question before something ends: the way back has the focus. */
export function EndActions({ end, isBusy = false, isHarmless = false, onEnd, onBack }: EndActionsProps) {
  return (
    <DialogActions>
      <GoBackButton data-autofocus onClick={onBack} disabled={isBusy} />
      {end !== null && (
        <BusyButton
          {...(!isHarmless && { color: 'var(--bad)' })}
          isBusy={isBusy}
          onClick={() => void onEnd()}
        >
          {end}
        </BusyButton>
      )}
    </DialogActions>
  );
}

/** Why what a dialog asks for was refused; it is done when it was not. `forget` before another try. */
export function useRefusal<Refusal = string>(onDone: () => void) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const tell = useTold();
  const answer = async (change: Promise<Refusal | null>) => {
    const refused = await change;
    tell(refused, setRefusal);
    if (refused === null) onDone();
  };
  return { refusal, answer, forget: () => setRefusal(null) };
}
