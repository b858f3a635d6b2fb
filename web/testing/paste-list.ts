import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Pastes a list on the open page for lists of people, and has it checked. */
export async function pasteList(text: string): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Paste addresses or a table' }));
  await userEvent.paste(text);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
}
