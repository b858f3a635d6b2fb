import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { catchDownloads } from '../../testing/downloads';
import { holdAnswer, holdRequest } from '../../testing/hold';
import { otherTab } from '../../testing/other-tab';
import { portalOfOwner } from '../../testing/owner-portal';
import { paste } from '../../testing/paste';

const PASSWORD = 'correct horse battery staple';

const { portal, owner: user, open } = portalOfOwner({ name: 'Ines Duarte' });

const storedToken = () => window.localStorage.getItem('authToken') ?? '';
const lapsed = () => screen.queryByRole('dialog', { name: 'You are signed out' });
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a new password', () => {
  const changePassword = async () => {
    const app = open('/profile');
    await click('Edit Password');
    await paste(await screen.findByLabelText('Current Password'), PASSWORD);
    await paste(screen.getByLabelText('New Password'), 'another-password');
    await paste(screen.getByLabelText('Confirm Password'), 'another-password');
    const answer = holdAnswer('"operationName":"ChangeAccountInfo"');
    await click('Save');
    await answer.reached;
    return { ...app, answer };
  };

  test('whose answer comes after another tab has found the old session over keeps its customer signed in (AUTH-13, PROF-21)', async () => {
    const { answer, left } = await changePassword();
    otherTab.findOver();
    await waitFor(() => expect(lapsed()).not.toBeNull());
    answer.release();
    await screen.findByText(/^Your password was changed/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await portal.isSignedIn(storedToken())).toBe(true);

    await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
    await screen.findByText('Billing Name');
    expect(left).toEqual([]);
  });

  test('whose answer comes after a sign-out in another tab does not sign in again (AUTH-18)', async () => {
    const { answer, session } = await changePassword();
    otherTab.signOut();
    await screen.findByText(/this page is hidden/);
    answer.release();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Saving...', hidden: true })).toBeNull());
    expect(lapsed()).not.toBeNull();
    expect([storedToken(), session.token()]).toEqual(['', '']);
  });
});

describe('a late refusal of a token that has been replaced', () => {
  /** Changes the password in another tab: the old session ends, and this tab continues with the new token. */
  const replaceElsewhere = async (session: ReturnType<typeof open>['session']) => {
    await portal.endSession(user.token);
    const token = await portal.signIn(user.email);
    otherTab.signIn(token);
    await waitFor(() => expect(session.token()).toBe(token));
    return token;
  };

  test('tells of a change alone that it failed, which can be tried again', async () => {
    const { session, left } = open('/profile');
    await click('Edit Name');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' Lund');
    const change = holdRequest('"operationName":"UpdateProfileName"');
    await click('Save');
    await change.reached;
    const token = await replaceElsewhere(session);
    change.release();
    const flyout = within(screen.getByRole('dialog', { name: 'Edit Name' }));
    expect((await flyout.findByRole('alert')).textContent).toMatch(
      /^You were signed out, so nothing was changed/,
    );
    expect([storedToken(), lapsed(), left]).toEqual([token, null, []]);

    await click('Save');
    await screen.findByRole('button', { name: 'Account of Ines Duarte Lund' });
  });

  test('is no reason to give up a receipt, which is asked for again (SALES-05)', async () => {
    await portal.pastSales(user, [{ on: '2026-01-02', lines: [['Axure RP Pro', 30_000]] }]);
    const saved = catchDownloads();
    const { session, left } = open('/billing');
    const receipt = await screen.findByRole('button', { name: /^PDF receipt of order/ });
    const request = holdRequest('/receipts/');
    await userEvent.click(receipt);
    await request.reached;
    const token = await replaceElsewhere(session);
    request.release();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect([storedToken(), lapsed(), left]).toEqual([token, null, []]);
  });
});
