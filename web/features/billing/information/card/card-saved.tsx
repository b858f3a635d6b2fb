import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { message } from '#domain/messages/catalogue';
import classes from './card-dialog.module.css';

/** The card is saved (CARD-07); the one thing left to do has the focus. */
export function CardSaved({ onContinue }: { onContinue: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <div className={classes['saved']}>
      <IconCircleCheck className={classes['mark']} size={40} stroke={1.5} aria-hidden="true" />
      <div role="status">
        <h3>Success!</h3>
        <p>{message.paymentMethodUpdated}</p>
      </div>
      <Button ref={button} onClick={onContinue}>
        Continue
      </Button>
    </div>
  );
}
