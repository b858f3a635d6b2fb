import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Fills a field faster than typing, which renders at every key. */
export async function paste(field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await userEvent.paste(text);
}
