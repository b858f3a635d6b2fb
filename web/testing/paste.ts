import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Fills a field where typing is not what is tested: a page draws itself anew at every key. */
export async function paste(field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await userEvent.paste(text);
}
