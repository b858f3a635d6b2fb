import { Button } from '@mantine/core';
import classes from './card-form.module.css';
import { isStoredCardKept } from './stored-card';
import { type CardForm, keepStoredCard } from './use-card-form';

export function StoredCardNote({ form, today }: { form: CardForm; today: string }) {
  if (!form.storedCard) return null;
  // The button goes away, so the focus goes to what it brings back.
  const keep = () => {
    keepStoredCard(form, today);
    form.getInputNode('cardNumber')?.focus();
  };
  const { cardType, lastFour } = form.storedCard;
  return (
    <div className={classes['note']}>
      {isStoredCardKept(form.values, form.storedCard) ? (
        <p>To use another card, type its number over the one on file.</p>
      ) : (
        <>
          <p>
            Replaces {cardType} ending in {lastFour}.
          </p>
          <Button variant="subtle" size="compact-sm" onClick={keep}>
            Keep the card on file
          </Button>
        </>
      )}
    </div>
  );
}
