import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Finds the order summary's total, once it is this amount. */
export const total = (amount: string) => screen.findByText(amount, { selector: 'aside strong *' });

/** Waits until the buy page is ready. */
export const isOpen = () => screen.findByLabelText('Subscription Group');

export const tab = (name: string) => screen.getByRole('link', { name });

export const openTab = (name: string) => userEvent.click(tab(name));

export const stepper = (product: string) => screen.getByLabelText<HTMLInputElement>(`Quantity of ${product}`);

export const oneMore = (product: string) =>
  userEvent.click(screen.getByRole('button', { name: `One ${product} more` }));

export const isConfirmed = () => screen.findByText('Order Number');
