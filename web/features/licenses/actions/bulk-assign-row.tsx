import { type ClipboardEvent, useId } from 'react';
import type { AssignRow } from './assign-rows';
import { type Pasted, pastedAddresses } from './fill-down';

interface BulkAssignRowProps {
  row: AssignRow;
  /** 1-based place in the list. */
  number: number;
  isBusy: boolean;
  onEdit: (part: Partial<AssignRow>) => void;
  onPaste: (pasted: Pasted) => void;
}

/** One seat: who shall use it, and whether that person manages it as well. */
export function BulkAssignRow({ row, number, isBusy, onEdit, onPaste }: BulkAssignRowProps) {
  const { productName, about, email, isManager, error } = row;
  const errorId = useId();
  const aboutId = useId();
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedAddresses(event.clipboardData.getData('text'));
    const isOneAddress = pasted.addresses.length === 1 && !pasted.hasMore;
    if (isBusy || isOneAddress || pasted.addresses.length === 0) return;
    event.preventDefault();
    onPaste(pasted);
  };
  return (
    <li>
      <span>
        {productName}
        <small id={aboutId}>{about}</small>
      </span>
      <input
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={number === 1 || undefined}
        aria-label={`E-mail address for seat ${number}, ${productName}`}
        aria-invalid={error !== null}
        aria-describedby={error === null ? aboutId : `${aboutId} ${errorId}`}
        placeholder="Unassigned"
        value={email}
        readOnly={isBusy}
        onChange={(event) => onEdit({ email: event.currentTarget.value })}
        onPaste={paste}
      />
      <label>
        <input
          type="checkbox"
          checked={isManager}
          disabled={isBusy}
          onChange={(event) => onEdit({ isManager: event.currentTarget.checked })}
        />
        Add as a Manager
      </label>
      {error !== null && (
        <span id={errorId} role="alert">
          {error}
        </span>
      )}
    </li>
  );
}
