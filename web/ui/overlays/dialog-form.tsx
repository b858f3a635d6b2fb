import { type FormEvent, type ReactNode, useState } from 'react';
import { BusyButton, SaveButton } from '../fields/busy-button';
import { ErrorBlock } from '../states/error-block';
import { DialogActions, GoBackButton } from './dialog';
import { useShowOrNotify } from './use-show-or-notify';

interface DialogFormProps {
  /** Label of the submit button; null if there is nothing to submit. */
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

/** Form of a dialog with its refusal, fields and two buttons; sends one request at a time. */
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
  /** Label that names what ends; null if nothing can. */
  end: string | null;
  isBusy?: boolean;
  /** The action can be undone at any time. */
  isHarmless?: boolean;
  onEnd: () => unknown;
  onBack: () => void;
}

/** Buttons of a confirmation before something ends; Go Back has the focus. */
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

/** State of a dialog's refusal, which each try dismisses; calls `onDone` if there is none. */
export function useRefusal<Refusal = string>(onDone: () => void) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const tell = useShowOrNotify();
  const answer = async (change: Promise<Refusal | null>) => {
    // The same refusal again is announced and focused again.
    setRefusal(null);
    const refused = await change;
    tell(refused, setRefusal);
    if (refused === null) onDone();
  };
  return { refusal, answer, forget: () => setRefusal(null) };
}
