import { Button, Checkbox, TextInput } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { isEnter } from '../../../ui/fields/is-enter';
import { Loading, Skeleton } from '../../../ui/states/loading';
import classes from './renewal-receipts.module.css';
import { type ReceiptSetting, type SaveState, useRenewalReceipts } from './use-renewal-receipts';

export function RenewalReceipts({ setting, ownEmail }: { setting: ReceiptSetting; ownEmail: string }) {
  const receipts = useRenewalReceipts(setting, ownEmail);
  const { isOn, text, state } = receipts;
  const box = useRef<HTMLInputElement>(null);
  const isPressing = useRef(false);
  const labelId = useId();
  useUnsavedText(receipts.isDirty, receipts.state.kind === 'saving');

  // The checkbox also saves the field, so the preceding blur must not.
  const startPress = (event: MouseEvent) => {
    event.preventDefault();
    isPressing.current = true;
  };
  const toggle = () => {
    isPressing.current = false;
    receipts.toggle();
  };
  const commitOnLeaving = (event: FocusEvent) => {
    if (!isPressing.current || event.relatedTarget !== box.current) receipts.commit();
  };
  const commitOnEnter = (event: KeyboardEvent) => {
    isPressing.current = false;
    if (!isEnter(event)) return;
    event.preventDefault();
    receipts.commit();
  };
  return (
    <div className={classes['setting']}>
      <Checkbox
        className={classes['box'] ?? ''}
        ref={box}
        wrapperProps={{ onMouseDown: startPress }}
        checked={isOn}
        onChange={toggle}
        label={<span id={labelId}>Send subscription renewal receipts to:</span>}
      />
      <TextInput
        className={classes['field'] ?? ''}
        aria-labelledby={labelId}
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={ownEmail}
        value={text}
        description={hint(receipts.changedTo)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={'text' in state && state.text}
        errorProps={{ role: 'alert' }}
        onChange={(event) => receipts.type(event.currentTarget.value)}
        onBlur={commitOnLeaving}
        onKeyDown={commitOnEnter}
      />
      <Saved state={state} onRetry={receipts.retry} />
    </div>
  );
}

function hint(changedTo: string | null): string {
  if (changedTo === null) return 'Enter recipient e-mail addresses separated by comma';
  return `Changed in the meantime: now it is ${changedTo === '' ? 'empty' : `“${changedTo}”`}.`;
}

function Saved({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <span className={classes['saved']}>
      <span role="status">
        {state.kind === 'saving' && 'Saving...'}
        {state.kind === 'saved' && 'Saved'}
      </span>
      {state.kind === 'failed' && (
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </span>
  );
}

export function RenewalReceiptsSkeleton() {
  return (
    <Loading label="Loading the setting for renewal receipts" className={classes['setting']}>
      <div className={classes['box']}>
        <Skeleton width={285} />
      </div>
      <div className={classes['field']}>
        <Skeleton height={36} />
      </div>
    </Loading>
  );
}
