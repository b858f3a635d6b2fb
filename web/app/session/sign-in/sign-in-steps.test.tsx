import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';
import { AUTH_SUCCESS } from '../browser-environment';

/** Root fields of the login flow, request by request. */
let steps: string[];
/** Announced sign-ins, by customer. */
let announced: unknown[];

const { portal, owner: user } = portalOfOwner({ name: 'Ines Duarte' });
beforeEach(async () => {
  steps = [];
  announced = [];
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const text = String(init?.body ?? '');
    for (const field of ['authCheck', 'exchangeCode']) if (text.includes(field)) steps.push(field);
    if (/query Viewer\b/.test(text)) steps.push('viewer again');
    return fetch(input, init);
  });
});

const note = (event: Event) => announced.push(event instanceof CustomEvent && event.detail);

function open(path: string, token?: string) {
  window.addEventListener(AUTH_SUCCESS, note);
  return openApp({ url: portal.url, path, ...(token !== undefined && { token }) });
}
const accountButton = () => screen.findByRole('button', { name: 'Account of Ines Duarte' });

describe('the login flow', () => {
  test('asks first whether the stored token is good, and nothing more if it is (AUTH-05, AUTH-09)', async () => {
    open('/login', user.token);
    await accountButton();
    await screen.findByText('You have no products yet');
    expect(steps).toEqual(['authCheck']);
    expect(announced).toEqual([{ userId: user.id }]);
  });

  test.each(['/', '/login', '/login/', '/LOGIN'])(
    'exchanges the code at %s only then (AUTH-02, AUTH-06)',
    async (path) => {
      const code = await portal.code(user.id);
      open(`${path}?code=${code}`, 'garbage');
      await accountButton();
      expect(steps.slice(0, 2)).toEqual(['authCheck', 'exchangeCode']);
      expect(announced).toEqual([{ userId: user.id }]);
    },
  );

  test('reads the customer by the new session where the exchange could not (AUTH-06, D-125)', async () => {
    const through = vi.mocked(window.fetch).getMockImplementation();
    vi.mocked(window.fetch).mockImplementation(async (input, init) => {
      const answer = (await through?.(input, init)) ?? Response.error();
      if (!String(init?.body ?? '').includes('exchangeCode')) return answer;
      const { data } = await answer.json();
      const extensions = { code: 'VENDOR_TIMEOUT', traceId: 'x' };
      const errors = [{ message: 'Late.', path: ['exchangeCode', 'viewer'], extensions }];
      return Response.json({ data: { exchangeCode: { ...data.exchangeCode, viewer: null } }, errors });
    });
    open(`/login?code=${await portal.code(user.id)}`);
    await accountButton();
    expect(announced).toEqual([{ userId: user.id }]);
  });

  test('goes to the account service when both have failed, and announces nobody (AUTH-07)', async () => {
    const { left } = open('/?code=never-issued', 'garbage');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(steps).toEqual(['authCheck', 'exchangeCode']);
    expect(announced).toEqual([]);
  });

  test.each(['/billing', '/buy', '/nope'])('takes no code at %s (AUTH-02)', async (path) => {
    const { left, address } = open(`${path}?code=${await portal.code(user.id)}`);
    expect(address()).toBe(path);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(steps).toEqual(['authCheck']);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
