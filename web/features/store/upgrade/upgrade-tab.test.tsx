import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { browserEnvironment } from '../../../app/session/browser-environment';
import { Session } from '../../../app/session/session';
import { SessionProvider, useSessionState } from '../../../app/session/session-context';
import { browserDelegateCookies } from '../../../app/session/storage/delegate-cookies';
import { accessAccount } from '../../../testing/access-account';
import { otherTab } from '../../../testing/other-tab';
import { sendCookies } from '../../../testing/send-cookies';
import { showOrigin } from '../../../testing/show-origin';
import { UpgradeTab } from './upgrade-tab';

const HOST = 'http://localhost:4001';
const NOTHING = { upgradeCode: null, seats: [], newEdition: null };

const portal = duringTests(() => startPortal({}, { UPGRADE_URL: HOST }));
beforeAll(async () => {
  showOrigin(portal.url);
});
afterEach(() => vi.useRealTimers());

/** Renders only for a signed-in customer, as the application does. */
function WhileSignedIn({ children }: { children: ReactNode }) {
  return useSessionState().kind === 'signed-in' ? children : null;
}

/** Opens only the tab, for a customer signed in at the real gateway. */
async function openTab(wish: Parameters<typeof UpgradeTab>[0] = NOTHING, stored?: string) {
  const token = stored ?? (await portal.user()).token;
  window.localStorage.setItem('authToken', token);
  const session = new Session(browserEnvironment(window));
  await session.start();
  const app = render(
    <MantineProvider>
      <SessionProvider session={session}>
        <WhileSignedIn>
          <UpgradeTab {...wish} />
        </WhileSignedIn>
      </SessionProvider>
    </MantineProvider>,
  );
  return { ...app, token };
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Upgrade to Axure RP 9');
const say = (source: Window | null, origin: string, data: unknown) =>
  act(() => window.dispatchEvent(new MessageEvent('message', { source, origin, data })));

describe('the upgrade tab', () => {
  test('shows the vendor’s page in a frame, with what it was opened for (BUY-06, BUY-08, PERP-13)', async () => {
    await openTab({ upgradeCode: null, seats: ['a', 'b'], newEdition: 'team' });
    expect((await frame()).getAttribute('src')).toBe(`${HOST}/cart/upgrade?newedition=team&seats=a,b`);
  });

  test('signs a delegate in to the frame as the customer (BUY-07, D-07)', async () => {
    const { token } = await portal.user();
    accessAccount({ token });
    sendCookies();
    await openTab(NOTHING, '');
    await frame();
    expect(document.cookie).toContain(`authToken=${token}`);
    cleanup();
    expect(document.cookie).not.toContain('authToken');
    browserDelegateCookies(window).clear();
  });

  test('says what charges are subject to and whom to ask, as the other tabs do (BUY-11, BUY-12)', async () => {
    await openTab();
    await frame();
    expect(screen.getByRole('link', { name: 'EULA' })).toBeDefined();
    expect(screen.getByRole('link', { name: /^sales@/ })).toBeDefined();
    expect(screen.getByText('Secure Level 1 PCI DSS Compliant Payments')).toBeDefined();
    expect(screen.queryByText(/exactly what will be charged/)).toBeNull();
  });

  test('opens with a code where one is given, and asks for Pro where only licenses are (BUY-17)', async () => {
    await openTab({ ...NOTHING, upgradeCode: 'UP 1' });
    expect((await frame()).getAttribute('src')).toBe(`${HOST}/upgrade?key=UP%201`);
    cleanup();
    await openTab({ ...NOTHING, seats: ['a'] });
    expect((await frame()).getAttribute('src')).toBe(`${HOST}/cart/upgrade?newedition=pro&seats=a`);
  });

  test('keeps the session in a cookie while it is open, and no longer (BUY-07)', async () => {
    const { token, unmount } = await openTab();
    await frame();
    expect(document.cookie).toBe(`authToken=${token}`);
    fireEvent(window, new Event('pagehide'));
    expect(document.cookie).toBe('');
    fireEvent(window, new Event('pageshow'));
    expect(document.cookie).toBe(`authToken=${token}`);
    unmount();
    expect(document.cookie).toBe('');
    fireEvent(window, new Event('focus'));
    expect(document.cookie).toBe('');
  });

  test('takes the cookie away as soon as the session is over (BUY-07)', async () => {
    await openTab();
    await frame();
    act(() => otherTab.signOut());
    expect(document.cookie).toBe('');
  });

  test('grows to the height that the page tells, and listens to nobody else', async () => {
    await openTab();
    const { contentWindow, style } = await frame();
    say(contentWindow, 'https://evil.example', { upgradePageHeight: 4_000 });
    say(window, HOST, { upgradePageHeight: 4_000 });
    say(contentWindow, HOST, { upgradePageHeight: '4000' });
    expect(style.height).toBe('');
    say(contentWindow, HOST, { upgradePageHeight: 1_234.2 });
    expect(style.height).toBe('1235px');
    say(contentWindow, HOST, { upgradePageHeight: 9e9 });
    expect(style.height).toBe('6000px');
  });

  test('tells a page that answers which theme the portal has', async () => {
    await openTab();
    const { contentWindow } = await frame();
    const told: unknown[] = [];
    if (contentWindow)
      vi.spyOn(contentWindow, 'postMessage').mockImplementation((...said) => told.push(said));
    say(contentWindow, HOST, { upgradePageHeight: 500 });
    expect(told).toEqual([[{ portalTheme: 'light' }, HOST]]);
  });

  test('says that the page is late, and loads it again', async () => {
    await openTab();
    const before = await frame();
    expect(before.dataset['covered']).toBe('true');
    vi.useFakeTimers();
    fireEvent.load(before);
    expect(before.dataset['covered']).toBe('false');
    act(() => vi.advanceTimersByTime(3_000));
    expect(screen.getByRole('status').textContent).toContain('Nothing to see?');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByRole('alert').textContent).toContain('The upgrade page does not answer.');
    vi.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await frame()).not.toBe(before);
  });

  test('leads to the same page in a tab of its own', async () => {
    await openTab({ ...NOTHING, upgradeCode: 'UP-1' });
    const link = await screen.findByRole('link', { name: 'Open in a new tab' });
    expect(link.getAttribute('href')).toBe(`${HOST}/upgrade?key=UP-1`);
  });
});
