import { type ClipboardEvent, useId } from 'react';
import type { AssignRow } from './assign-rows';
import { pastedAddresses } from './fill-down';

interface BulkAssignRowProps {
  row: AssignRow;
  /** 1-based place in the list. */
  number: number;
  isBusy: boolean;
  onEdit: (part: Partial<AssignRow>) => void;
  onPaste: (addresses: string[]) => void;
}

/** One seat: who shall use it, and whether that person manages it as well. */
export function BulkAssignRow({ row, number, isBusy, onEdit, onPaste }: BulkAssignRowProps) {
  const { productName, email, isManager, error } = row;
  const errorId = useId();
  const paste = (event: ClipboardEvent) => {
    const addresses = pastedAddresses(event.clipboardData.getData('text'));
    if (addresses.length < 2) return;
    event.preventDefault();
    onPaste(addresses);
  };
  return (
    <li>
      <span>{productName}</span>
      <input
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={number === 1 || undefined}
        aria-label={`E-mail address for seat ${number}, ${productName}`}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
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
