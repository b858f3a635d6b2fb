import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TestPortal } from '#tests/testkit/start-portal';

export async function askTwiceForGroups(portal: TestPortal): Promise<void> {
  const more = await screen.findByRole('button', { name: 'Show more groups' });
  await portal.faults({ failRequests: 1000 });
  await userEvent.click(more);
  await screen.findByText('The other groups could not be loaded.');
  await portal.faults({});
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
}
