import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { coerceQuantity, isAsTyped, QUANTITY_LIMIT } from '#domain/store/carts/quantity';
import { countText } from '#domain/text/counts';
import { quoteInput } from '#domain/text/plain-text';
import classes from './quantity-stepper.module.css';

interface QuantityStepperProps {
  product: string;
  quantity: number;
  onChange: (quantity: number) => void;
  isInvalid: boolean;
  describedBy: string | undefined;
}

/** Number of seats by buttons, arrow keys or typing (CART-06). At zero the button that takes away keeps the focus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { product, quantity, onChange, isInvalid, describedBy } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [misread, setMisread] = useState<string | null>(null);
  const noteId = useId();

  function set(next: number) {
    setDraft(null);
    setMisread(null);
    onChange(coerceQuantity(next, QUANTITY_LIMIT));
  }

  function type(text: string) {
    setDraft(text);
    setMisread(null);
    onChange(coerceQuantity(text, QUANTITY_LIMIT));
  }

  function leave() {
    if (draft !== null && !isAsTyped(draft)) setMisread(draft);
    setDraft(null);
  }

  function step(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    set(quantity + (event.key === 'ArrowUp' ? 1 : -1));
  }

  return (
    <>
      <span className={classes['stepper']} data-field-box>
        <button
          type="button"
          aria-label={`One ${product} less`}
          aria-disabled={quantity === 0}
          onClick={() => set(quantity - 1)}
        >
          <IconMinus size="0.875rem" aria-hidden="true" />
        </button>
        <input
          type="text"
          aria-label={`Quantity of ${product}`}
          aria-describedby={describedBy ?? (misread === null ? undefined : noteId)}
          aria-invalid={isInvalid}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? quantity}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={leave}
          onKeyDown={step}
        />
        <button type="button" aria-label={`One ${product} more`} onClick={() => set(quantity + 1)}>
          <IconPlus size="0.875rem" aria-hidden="true" />
        </button>
      </span>
      {misread !== null && (
        <p id={noteId} className={classes['note']} role="status">
          {`${message.quantityInvalid}: “${quoteInput(misread)}” counts as ${countText(quantity)}`}
        </p>
      )}
    </>
  );
}
