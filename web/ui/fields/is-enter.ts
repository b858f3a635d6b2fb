import type { KeyboardEvent } from 'react';

/** Checks whether the key submits the text; in an input method, Enter only accepts a suggestion. */
export function isEnter({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing;
}
