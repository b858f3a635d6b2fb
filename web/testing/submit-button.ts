import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

export async function submitButton(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Submit' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  return button;
}
