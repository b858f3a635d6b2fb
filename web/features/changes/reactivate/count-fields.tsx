import { useEffect, useRef } from 'react';
import { message } from '#domain/messages/catalogue';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper';
import classes from './reactivated-group.module.css';
import type { ReactivationChoice } from './reactivation-choice';

const ERROR_ID = 'count-error';

interface CountFieldsProps {
  choice: ReactivationChoice;
  hasPublishers: boolean;
  /** Whether there should be some, and is none (REAC-08). */
  isMissing: boolean;
}

export function CountFields({ choice, hasPublishers, isMissing }: CountFieldsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isMissing) list.current?.querySelector('input')?.focus();
  }, [isMissing]);
  const rows = [
    { product: 'Cloud Authors', quantity: choice.authors, onChange: choice.setAuthors },
    { product: 'RP Publishers', quantity: choice.publishers, onChange: choice.setPublishers },
  ].slice(0, hasPublishers ? 2 : 1);
  return (
    <>
      <ul ref={list} className={classes['counts']}>
        {rows.map((row) => (
          <li key={row.product}>
            {row.product}
            <QuantityStepper {...row} isInvalid={isMissing} describedBy={isMissing ? ERROR_ID : undefined} />
          </li>
        ))}
      </ul>
      {isMissing && (
        <p id={ERROR_ID} className={classes['error']} role="alert">
          {message.selectProduct}
        </p>
      )}
    </>
  );
}
