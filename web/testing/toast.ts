import { screen, within } from '@testing-library/react';
import { said } from './said';

/** Returns the Undo button of a message; other messages may have one, too. */
export async function undoOf(message: string | RegExp): Promise<HTMLElement> {
  const toast = (await screen.findByText(said(message))).closest<HTMLElement>('[role="alert"]');
  if (toast === null) throw new Error(`"${message}" is said, but in no message of its own.`);
  return within(toast).getByRole('button', { name: 'Undo' });
}
