import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Steps on the buy page. */

/** The total in the order summary, once it is this amount. */
export const total = (amount: string) => screen.findByText(amount, { selector: 'aside strong *' });

/** The buy page, once it can be used. */
export const isOpen = () => screen.findByLabelText('Subscription Group');

export const tab = (name: string) => screen.getByRole('link', { name });

export const openTab = (name: string) => userEvent.click(tab(name));

export const stepper = (product: string) => screen.getByLabelText<HTMLInputElement>(`Quantity of ${product}`);

export const oneMore = (product: string) =>
  userEvent.click(screen.getByRole('button', { name: `One ${product} more` }));

export const isConfirmed = () => screen.findByText('Order Number');
