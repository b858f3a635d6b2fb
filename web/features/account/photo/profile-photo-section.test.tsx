import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PHOTO_MAX_BYTES } from '#domain/account/profile-photo';
import { message } from '#domain/messages/catalogue';
import { beforeEachTest } from '#tests/testkit/during-tests';
import * as pictures from '#tests/testkit/pictures';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { mutationCount } from '../../../app/session/mutation-count';
import { blobAddresses } from '../../../testing/blob-addresses';
import { holdAnswer, holdRequest } from '../../../testing/hold';
import { loseAnswer } from '../../../testing/lose-answer';
import { openApp } from '../../../testing/open-app';
import { otherTab } from '../../../testing/other-tab';

let portal: TestPortal;
let page: ReturnType<typeof openApp>['session'];
/** Object URLs that an image can show now. */
let shown: ReadonlySet<string>;
beforeAll(async () => {
  portal = await startPortal();
  // jsdom's classes are not accepted by the real `fetch`.
  const ownForm = await new Response(new URLSearchParams()).formData();
  vi.stubGlobal('FormData', ownForm.constructor);
  vi.stubGlobal('File', NodeFile);
});
const user = beforeEachTest(() => portal.user({ name: 'Diana Okoye' }));
beforeEach(async () => {
  await portal.faults({});
  shown = blobAddresses();
});
afterAll(() => {
  vi.unstubAllGlobals();
  return portal.stop();
});

const file = (bytes: Uint8Array | string, name: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
const pngFile = async () => file(await pictures.png(), 'me.png');

async function openSection() {
  page = openApp({ url: portal.url, path: '/profile', token: user.token }).session;
  return within(await screen.findByRole('region', { name: 'Profile Photo' }));
}
type Section = Awaited<ReturnType<typeof openSection>>;

const changeButton = (section: Section) => section.findByRole('button', { name: 'Change Profile Photo' });

/** Chooses a file of any type, as the device's dialog allows. */
async function choose(section: Section, chosen: File) {
  await changeButton(section);
  await userEvent.upload(section.getByLabelText('Profile photo'), chosen, { applyAccept: false });
}

async function changeTo(section: Section, chosen: File) {
  await choose(section, chosen);
  await userEvent.click(await section.findByRole('button', { name: 'Save' }));
}
const photo = (section: Section) => section.findByRole('img', { name: 'Your profile photo' });
const said = async (section: Section, text: string) =>
  waitFor(() => expect(section.getByRole('status').textContent).toBe(text));
const failed = async (section: Section, text: string) =>
  waitFor(() => expect(section.getByRole('alert').textContent).toBe(text));

test('without a photo there are the initials and nothing to delete (PROF-03, PROF-02)', async () => {
  const section = await openSection();
  const button = await changeButton(section);
  expect(section.queryByRole('img')).toBeNull();
  expect(section.queryByRole('button', { name: 'Delete' })).toBeNull();
  const input = section.getByLabelText('Profile photo');
  expect(input).toMatchObject({ type: 'file', accept: '.gif, .jpg, .jpeg, .png' });
  const opened = vi.spyOn(input, 'click');
  await userEvent.click(button);
  expect(opened).toHaveBeenCalledOnce();
});

test('a chosen picture is shown first, and sent only when it is saved; then it is everywhere (PROF-04)', async () => {
  const section = await openSection();
  await choose(section, await pngFile());
  const preview = await section.findByRole('img', { name: 'Preview of what you have chosen' });
  expect(shown.has(preview.getAttribute('src') ?? '')).toBe(true);
  await said(section, 'This is a preview. It is not saved yet.');
  const save = section.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(document.activeElement).toBe(save));

  await userEvent.keyboard('{Enter}');
  await said(section, 'Your profile photo was changed.');
  expect(mutationCount(page)).toBe(1);
  const src = (await photo(section)).getAttribute('src') ?? '';
  expect(shown.has(src)).toBe(true);
  expect(section.queryByRole('img', { name: /^Preview/ })).toBeNull();
  expect(document.activeElement).toBe(await changeButton(section));
  const menu = screen.getByRole('button', { name: 'Account of Diana Okoye' });
  expect(menu.querySelector('img')?.getAttribute('src')).toBe(src);
});

test('the button says that it saves, and what was chosen is sent once', async () => {
  const section = await openSection();
  await choose(section, await pngFile());
  const answer = holdAnswer('/upload/profile-image');
  await userEvent.dblClick(await section.findByRole('button', { name: 'Save' }));
  expect(section.getByRole('button', { name: 'Saving...' }).getAttribute('aria-busy')).toBe('true');
  expect(section.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
  answer.release();
  await said(section, 'Your profile photo was changed.');
});

test('a picture that was chosen by mistake is let go, and nothing has happened', async () => {
  const section = await openSection();
  await choose(section, await pngFile());
  await userEvent.click(await section.findByRole('button', { name: 'Cancel' }));
  expect(section.queryByRole('img')).toBeNull();
  expect([...shown]).toEqual([]);
  expect(section.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(await changeButton(section));
});

test.each([
  ['a text', () => file('hello', 'notes.txt'), message.photoType],
  ['an SVG', () => file('<svg/>', 'me.svg'), message.photoType],
  [
    'a file of more than 5 MB',
    () => file(new Uint8Array(PHOTO_MAX_BYTES + 1), 'me.png'),
    message.photoTooLarge,
  ],
  ['an empty file', () => file('', 'me.png'), message.photoEmpty],
])('%s is refused before anything is sent', async (_what, make, text) => {
  const section = await openSection();
  await choose(section, make());
  await failed(section, text);
  expect(section.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a text that is named like a picture is refused at once, in the words of the service (ERR-15)', async () => {
  const section = await openSection();
  await choose(section, file('hello', 'me.png'));
  fireEvent.error(await section.findByRole('img', { name: /^Preview/ }));
  await failed(section, message.photoNotPicture);
  expect(section.queryByRole('img')).toBeNull();
});

test('the refusal of a damaged picture disappears when the file dialog opens again, even if no file is chosen', async () => {
  const section = await openSection();
  await choose(section, file((await pictures.png()).subarray(0, 30), 'me.png'));
  fireEvent.error(await section.findByRole('img', { name: /^Preview/ }));
  await failed(section, message.photoUnreadable);
  await userEvent.click(section.getByRole('button', { name: 'Change Profile Photo' }));
  expect(section.getByRole('alert').textContent).toBe('');
});

test('a refusal of the service is shown in its words, and another photo can be chosen (ERR-15)', async () => {
  const section = await openSection();
  await changeTo(section, file('hello', 'me.png'));
  await failed(section, message.photoNotPicture);
  expect(section.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('false');
  await userEvent.click(section.getByRole('button', { name: 'Cancel' }));
  await changeTo(section, await pngFile());
  await said(section, 'Your profile photo was changed.');
});

test('an outage leaves the picture chosen and says so', async () => {
  const section = await openSection();
  await choose(section, await pngFile());
  await portal.faults({ failRequests: 10 });
  await userEvent.click(await section.findByRole('button', { name: 'Save' }));
  await within(section.getByRole('alert')).findByText(/^The service is not answering/);
  await portal.faults({});
  await new Promise((done) => setTimeout(done, 1_100));
  await userEvent.click(section.getByRole('button', { name: 'Save' }));
  await said(section, 'Your profile photo was changed.');
});

test('a change without an answer shows once read again, and a deleted photo is reported as gone', async () => {
  const section = await openSection();
  loseAnswer('/upload/profile-image');
  await changeTo(section, await pngFile());
  await section.findByText(/please look before you try again/);
  await userEvent.click(section.getByRole('button', { name: 'Cancel' }));
  await photo(section);

  loseAnswer('"operationName":"DeleteProfileImage"');
  await userEvent.click(section.getByRole('button', { name: 'Delete' }));
  await said(section, 'Your profile photo was deleted.');
  expect(section.getByRole('alert').textContent).toBe('');
  expect(document.activeElement).toBe(await changeButton(section));
});

test('a session that ended meanwhile loses no choice', async () => {
  const section = await openSection();
  await choose(section, await pngFile());
  await portal.endSession(user.token);
  await userEvent.click(await section.findByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'You are signed out' });
  expect(section.getByAltText(/^Preview/)).toBeTruthy();

  const again = await portal.signIn(user.email);
  window.localStorage.setItem('authToken', again);
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: again }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'You are signed out' })).toBeNull());
  await userEvent.click(section.getByRole('button', { name: 'Save' }));
  await said(section, 'Your profile photo was changed.');
});

test('a late refusal of a token that has been replaced meanwhile ends no session', async () => {
  const section = await openSection();
  await choose(section, await pngFile());
  const upload = holdRequest('/upload/profile-image');
  await userEvent.click(await section.findByRole('button', { name: 'Save' }));
  await upload.reached;
  await portal.endSession(user.token);
  const token = await portal.signIn(user.email);
  otherTab.signIn(token);
  await waitFor(() => expect(page.token()).toBe(token));
  upload.release();
  await section.findByText(/^You were signed out, so nothing was changed/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.localStorage.getItem('authToken')).toBe(token);

  await userEvent.click(section.getByRole('button', { name: 'Save' }));
  await said(section, 'Your profile photo was changed.');
});

test('a photo is deleted by keyboard, and can be had back (PROF-03, PROF-05)', async () => {
  const section = await openSection();
  await changeTo(section, await pngFile());
  await photo(section);
  const remove = await section.findByRole('button', { name: 'Delete' });
  remove.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Your profile photo was deleted.');
  await waitFor(() => expect(section.queryByRole('img')).toBeNull());
  expect(section.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(document.activeElement).toBe(await changeButton(section));

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await said(section, 'Your profile photo was changed.');
  await photo(section);
});

test('nothing of a photo stays behind after a sign-out', async () => {
  const section = await openSection();
  await changeTo(section, await pngFile());
  await photo(section);
  // The preview is revoked when the photo has loaded.
  await waitFor(() => expect(shown.size).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: 'Account of Diana Okoye' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(() => expect([...shown]).toEqual([]));
});
