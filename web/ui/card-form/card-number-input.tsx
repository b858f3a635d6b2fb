import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import classes from './card-form.module.css';
import { cardBrand, formatCardNumber, typedDigits } from './card-number';
import { type PastedCard, readPastedCard } from './read-pasted-card';
import { type StoredCard, typedOverMask } from './stored-card';

interface CardNumberInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  value?: string;
  storedCard: StoredCard | null;
  onChange: (value: string) => void;
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

interface TypedNumber {
  text: string;
  caret: number;
}

/** Keeps the caret behind the same digit. Deleting a gap deletes the digit before it. */
export function typeCardNumber(before: string, typed: TypedNumber): TypedNumber {
  const isGapDeleted = typed.text.length < before.length && typedDigits(typed.text) === typedDigits(before);
  const digitsBeforeCaret = typedDigits(typed.text.slice(0, typed.caret)).length - (isGapDeleted ? 1 : 0);
  const digits = typedDigits(typed.text);
  const kept = isGapDeleted
    ? digits.slice(0, Math.max(digitsBeforeCaret, 0)) + digits.slice(digitsBeforeCaret + 1)
    : digits;
  const text = formatCardNumber(kept);
  return { text, caret: positionBehindDigit(text, digitsBeforeCaret) };
}

function positionBehindDigit(text: string, count: number): number {
  let seen = 0;
  for (let position = 0; position < text.length; position += 1) {
    if (seen >= count) return position;
    if (text[position] !== ' ') seen += 1;
  }
  return text.length;
}
