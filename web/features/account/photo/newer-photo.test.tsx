import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { pictureForm, png } from '#tests/testkit/pictures';
import { startPortal } from '#tests/testkit/start-portal';
import { blobAddresses } from '../../../testing/blob-addresses';
import { openApp } from '../../../testing/open-app';

const portal = duringTests(() => startPortal());
beforeAll(async () => {
  // jsdom's classes are not accepted by the real `fetch`.
  const ownForm = await new Response(new URLSearchParams()).formData();
  vi.stubGlobal('FormData', ownForm.constructor);
  vi.stubGlobal('File', NodeFile);
});
beforeEach(() => {
  blobAddresses();
});
afterAll(() => vi.unstubAllGlobals());

test('a photo that was uploaded in another session is neither deleted in place of the shown one nor replaced by Undo', async () => {
  const user = await portal.user();
  const authorization = await portal.signIn(user.email);
  const uploadElsewhere = async () => {
    const body = pictureForm(await png(), 'me.png');
    const request = { method: 'POST', headers: { authorization }, body };
    const answer = await fetch(`${portal.url}/upload/profile-image`, request);
    expect(await answer.json()).toMatchObject({ success: true });
  };
  await uploadElsewhere();
  openApp({ url: portal.url, path: '/profile', token: user.token });
  const section = within(await screen.findByRole('region', { name: 'Profile Photo' }));
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const photo = async () =>
    (await section.findByRole('img', { name: 'Your profile photo' })).getAttribute('src');
  const shown = await photo();
  const isReplaced = async () => {
    await waitFor(() => expect(section.getByRole('alert').textContent).toBe(message.changedMeanwhile));
    await waitFor(async () => expect(await photo()).not.toBe(shown));
  };
  await uploadElsewhere();
  await press('Delete');
  await isReplaced();
  await press('Delete');
  await screen.findByRole('button', { name: 'Undo' });
  await uploadElsewhere();
  await press('Undo');
  await isReplaced();
});
