import { useRef, useState } from 'react';
import type { CartRefusal } from '#domain/store/carts/cart-checks';

export type CheckedText = ReturnType<typeof useCheckedText>;

/** A text with its rule: an error shows on blur or submit, and goes when it is fixed. */
export function useCheckedText(value: string, check: (value: string) => CartRefusal | null) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const refusal = check(value);
  return {
    input,
    error: isShown ? (refusal?.message ?? null) : null,
    onBlur: () => setShown(true),
    isValid(): boolean {
      setShown(true);
      if (refusal) input.current?.focus();
      return refusal === null;
    },
  };
}
