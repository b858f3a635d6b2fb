import { type RefObject, useEffect, useRef } from 'react';

/** For the first field of a form that comes after its dialog, which has given the focus to its cross by then. */
export function useFirstFocus<Field extends HTMLElement = HTMLInputElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
