import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import classes from './card-form.module.css';
import { cardBrand } from './card-number';
import { type PastedCard, readPastedCard } from './read-pasted-card';
import { type StoredCard, typedOverMask } from './stored-card';
import { typeCardNumber } from './type-card-number';

interface CardNumberInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  value?: string;
  storedCard: StoredCard | null;
  onChange: (value: string) => void;
  /** Number, expiry and perhaps CVV were pasted as one text. */
  onWholeCard: (card: PastedCard) => void;
}

export function CardNumberInput(props: CardNumberInputProps) {
  const { value = '', storedCard, onChange, onWholeCard, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const isMask = storedCard?.maskedNumber === value;

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function type({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const text = currentTarget.value;
    const edit = { text, caret: currentTarget.selectionStart ?? text.length };
    const typed = isMask
      ? typeCardNumber('', atEnd(typedOverMask(value, edit)))
      : typeCardNumber(value, edit);
    caret.current = typed.caret;
    onChange(typed.text);
  }

  function paste(event: ClipboardEvent) {
    const card = readPastedCard(event.clipboardData.getData('text'));
    if (!card) return;
    event.preventDefault();
    onWholeCard(card);
  }

  return (
    <TextInput
      {...rest}
      ref={input}
      value={value}
      onChange={type}
      onPaste={paste}
      label="Card Number"
      inputMode="numeric"
      autoComplete="cc-number"
      spellCheck={false}
      classNames={{ input: classes['cardNumber'] }}
      rightSectionWidth={88}
      rightSectionPointerEvents="none"
      rightSection={
        <span className={classes['brand']} role="status">
          {isMask ? storedCard.cardType : cardBrand(value)?.name}
        </span>
      }
    />
  );
}

const atEnd = (text: string) => ({ text, caret: text.length });
