import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { fillCard } from '../../testing/card-modal';
import { openApp } from '../../testing/open-app';
import { showOrigin } from '../../testing/show-origin';
import { isConfirmed, isOpen, stepper, total } from '../../testing/store';
import { submitButton } from '../../testing/submit-button';

const portal = duringTests(() => startPortal());
beforeAll(async () => {
  showOrigin(portal.url);
});

test('an employee buys Axure Cloud before it is on sale, and Back shows its tab, empty (CART-15, BUY-09)', async () => {
  const { token } = await portal.user({ email: 'ann@axure.com', company: 'Axure' });
  const path = '/buy?type=cloud&cloudauthor=true&authorQty=1';
  const { address } = openApp({ url: portal.url, path, token });
  await isOpen();
  await total('$156.00');
  await fillCard();
  await userEvent.click(await submitButton());
  await isConfirmed();
  window.history.back();
  await isOpen();
  expect(address()).toBe('/buy?type=cloud&cloudauthor=true');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Purchase Axure Cloud');
  expect(stepper('Cloud Author').value).toBe('0');
});
