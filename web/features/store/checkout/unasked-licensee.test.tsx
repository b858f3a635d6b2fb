import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { typedLicensee } from '../../../checkout/fields/licensee';
import { fillCard, VISA } from '../../../testing/card-modal';
import { openApp } from '../../../testing/open-app';
import { showOrigin } from '../../../testing/show-origin';
import { submitButton } from '../../../testing/submit-button';

const portal = duringTests(() => startPortal());
beforeAll(() => showOrigin(portal.url));
afterEach(() => window.sessionStorage.clear());

const ANN = { firstName: 'Ann', lastName: 'Lee', company: 'N'.repeat(300) };

test.each([
  ['a company that an individual typed before', 'INDIVIDUAL', {}],
  ['names typed before there was a billing name', 'COMPANY', { company: 'Lee Ltd' }],
] as const)(
  '%s, too long or not, are no part of the order (CART-09, CART-10)',
  async (_what, licenseTo, more) => {
    const { id, token } = await portal.user(more);
    typedLicensee.keep(id, { ...ANN, licenseTo });
    openApp({ url: portal.url, path: '/buy?pro=1', token });
    await screen.findByLabelText('Quantity of Axure RP Pro');
    await fillCard(VISA);
    await userEvent.click(await submitButton());
    expect(await screen.findByText('Order Number')).toBeTruthy();
  },
);
