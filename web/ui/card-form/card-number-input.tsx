import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import classes from './card-form.module.css';
import { cardBrand } from './card-number';
import { typeCardNumber } from './type-card-number';

interface CardNumberInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  value?: string;
  onChange: (value: string) => void;
}

/** Groups the digits while one types or pastes, keeps the caret in place and names the brand. */
export function CardNumberInput({ value = '', onChange, ...props }: CardNumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function type({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const position = currentTarget.selectionStart ?? currentTarget.value.length;
    const typed = typeCardNumber(value, { text: currentTarget.value, caret: position });
    caret.current = typed.caret;
    onChange(typed.text);
  }

  return (
    <TextInput
      {...props}
      ref={input}
      value={value}
      onChange={type}
      label="Card Number"
      inputMode="numeric"
      autoComplete="cc-number"
      spellCheck={false}
      classNames={{ input: classes['cardNumber'] }}
      rightSectionWidth={132}
      rightSectionPointerEvents="none"
      rightSection={
        <span className={classes['brand']} role="status">
          {cardBrand(value)?.name}
        </span>
      }
    />
  );
}
