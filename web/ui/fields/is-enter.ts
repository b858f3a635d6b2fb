import type { KeyboardEvent } from 'react';

/** Whether the key enters what was typed; in an input method it only accepts what that has proposed. */
export function isEnter({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing;
}
