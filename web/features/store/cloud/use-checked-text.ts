import { useRef, useState } from 'react';
import type { CartRefusal } from '#domain/store/cart-checks';

export type CheckedText = ReturnType<typeof useCheckedText>;

/** A text of a cart with its rule: what is wrong is shown once the field is left or the order submitted, and goes when it is mended. */
export function useCheckedText(value: string, check: (value: string) => CartRefusal | null) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const refusal = check(value);
  return {
    input,
    error: isShown ? (refusal?.message ?? null) : null,
    onBlur: () => setShown(true),
    /** Shows what is wrong, if anything, and leads to it. */
    isValid(): boolean {
      setShown(true);
      if (refusal) input.current?.focus();
      return refusal === null;
    },
  };
}
