import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { portalOfOwner } from '../../testing/owner-portal';

const { owner: user, open } = portalOfOwner({ name: 'Ines Duarte' });

const heading = (level: number, name: string) => screen.findByRole('heading', { level, name });
const tabs = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
const links = (found: HTMLElement[]) => found.map((link) => [link.textContent, link.getAttribute('href')]);

describe('the header', () => {
  test('has its tabs in order, and each leads to its page (NAV-01, NAV-02, NAV-03, NAV-18, BILL-01)', async () => {
    const { address } = open();
    await heading(1, 'Manage Products');
    expect(links(tabs())).toEqual([
      ['Manage Products', '/manage'],
      ['Buy', '/buy'],
      ['Billing', '/billing'],
      ['Edit Profile', '/profile'],
    ]);
    const go = (name: string) => userEvent.click(screen.getByRole('link', { name }));
    await go('Buy');
    await heading(1, 'Purchase Axure RP Subscription');
    expect(address()).toBe('/buy');
    await go('Edit Profile');
    await heading(1, 'Edit Profile');
    expect(address()).toBe('/profile');
    await go('Billing');
    await heading(1, 'Billing');
    await heading(2, 'Billing Information');
    expect(address()).toBe('/billing');
  });

  test.each(['/manage', '/buy', '/billing', '/profile', '/thankyou'])(
    'stands with logo, tabs and footer on %s (NAV-19, NAV-22)',
    async (path) => {
      open(path);
      await screen.findByRole('heading', { level: 1 });
      const logo = within(screen.getByRole('banner')).getByRole('link', { name: 'Account' });
      expect(logo.getAttribute('href')).toBe('/manage');
      expect(tabs()).toHaveLength(4);
      expect(screen.getByRole('contentinfo')).toBeTruthy();
    },
  );

  test('helps with the address of Sales and with documentation (NAV-20)', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
    const items = await screen.findAllByRole('menuitem');
    expect(links(items.filter((item) => item.matches('a')))).toEqual([
      ['Contact Sales', 'mailto:sales@axure.com'],
      ['Axure RP documentation', 'https://docs.axure.com/axure-rp/'],
      ['Axure Cloud documentation', 'https://docs.axure.com/axure-cloud/'],
      ['Licenses and accounts', 'https://docs.axure.com/licensing/'],
    ]);
  });

  test('says who is signed in, and has the way out (NAV-21)', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Account of Ines Duarte' }));
    await screen.findByRole('menuitem', { name: 'Sign Out' });
    expect(screen.getByText('Ines Duarte')).toBeTruthy();
    expect(screen.getByText(user.email)).toBeTruthy();
  });

  test('has menus that Escape closes even before the focus has moved into them', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Account of Ines Duarte' }));
    await screen.findByRole('menuitem', { name: 'Sign Out' });
    const button = screen.getByRole('button', { name: 'Account of Ines Duarte' });
    button.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  test('has menus that Tab closes, on its way from their button to the next', async () => {
    open();
    const account = await screen.findByRole('button', { name: 'Account of Ines Duarte' });
    await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
    await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBeNull());
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(account);
  });

  test('has menus whose focus stays where a key moved it, as soon as there was one', async () => {
    open();
    const account = await screen.findByRole('button', { name: 'Account of Ines Duarte' });
    const isMoved = new Promise<void>((resolve) => {
      const end = ({ target }: FocusEvent) => {
        if (!(target instanceof Element) || !target.matches('[role^=menuitem]')) return;
        document.removeEventListener('focusin', end);
        fireEvent.keyDown(target, { key: 'End' });
        resolve();
      };
      document.addEventListener('focusin', end);
    });
    await userEvent.click(account);
    await isMoved;
    // Lets the menu finish the tasks it started when it opened.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Sign Out' }));
  });
});

test('the footer has the vendor’s links, and counts its years from 2002 to the vendor’s today (NAV-22)', async () => {
  open();
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByText(/^© /).textContent).toBe('© 2002-2026');
  expect(links(footer.getAllByRole('link'))).toEqual([
    ['Home', 'https://www.axure.com/'],
    ['Support', 'https://www.axure.com/support'],
    ['Terms', 'https://www.axure.com/terms'],
    ['Privacy', 'https://www.axure.com/privacy'],
  ]);
});

describe('the paths', () => {
  test('/cart/buyase leads to /buy/cfb, which sells Cloud for Business (NAV-03, NAV-16)', async () => {
    const { address } = open('/cart/buyase');
    await screen.findByRole('heading', { name: 'Purchase Axure Cloud for Business' });
    expect(address()).toMatch(/^\/buy\/cfb/);
  });

  test('below /buy that are fixed are never taken for something else (NAV-17)', async () => {
    const { address } = open('/buy/thankyou/nope');
    await waitFor(() => expect(address()).toMatch(/^\/buy(\?|$)/));
    expect(await screen.findByLabelText('Quantity of Axure RP Pro')).toBeTruthy();
  });
});
