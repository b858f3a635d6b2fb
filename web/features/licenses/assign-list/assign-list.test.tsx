import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { NO_ANSWER } from '../../../app/graphql/refusal';
import { changeElsewhere } from '../../../testing/change-elsewhere';
import { holdRequest } from '../../../testing/hold';
import { isAskedToStay } from '../../../testing/leaving';
import { loseAnswer } from '../../../testing/lose-answer';
import { openApp } from '../../../testing/open-app';
import { portalOfOwner } from '../../../testing/owner-portal';
import { pasteList } from '../../../testing/paste-list';
import { undoOf } from '../../../testing/toast';

const { Pro } = LicenseType;

let group: string;
const { portal, owner } = portalOfOwner({ name: 'Diana Okoye' });
beforeEach(async () => {
  group = await portal.group(owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: [
      { licenseType: Pro, assignedTo: 'max@test.example', purchaseDate: '2026-03-03' },
      { licenseType: Pro, purchaseDate: '2026-03-02' },
      { licenseType: Pro, purchaseDate: '2026-03-01', note: 'Oslo' },
    ],
  });
});

const open = (path = '/manage/assign') => openApp({ url: portal.url, path, token: owner.token });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rows = () =>
  within(screen.getByRole('table', { name: 'Rows of the list' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [, person, seat, happens] = within(row).getAllByRole('cell');
      const typed = person && within(person).queryByRole<HTMLInputElement>('textbox')?.value;
      return [typed ?? person?.textContent, seat?.textContent, happens?.textContent];
    });
const SEAT = 'Group 1 · Axure RP Pro';

test('typed text that is not read yet is there again after another page', async () => {
  const text = () => screen.findByRole('textbox', { name: 'Paste addresses or a table' });
  open();
  await userEvent.type(await text(), 'ann@test.example');
  await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
  await screen.findByRole('heading', { level: 1, name: 'Billing' });
  window.history.back();
  expect(await text()).toHaveProperty('value', 'ann@test.example');
});

const LIST = 'Name;E-mail;Note\nAnn Roe;ann@test.example;Porto\nNobody;;\nMax;max@test.example;\n';

test('a table is read, checked, set right in its place and assigned, with a result for each row', async () => {
  open();
  await pasteList(LIST);
  await screen.findByRole('heading', { name: 'Pasted list · 3 rows' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  const kinds = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Column \d is$/ });
  expect(kinds.map(({ selectedOptions }) => selectedOptions[0]?.textContent)).toEqual([
    'Not used',
    'Person',
    'Note',
  ]);
  await button('Change 1 seat');
  expect(rows()).toEqual([
    ['ann@test.example', SEAT, 'Will be assigned. Note: Porto'],
    ['', '', 'There is no address.'],
    ['max@test.example', '', 'This person has a seat.'],
  ]);

  await userEvent.type(screen.getByRole('textbox', { name: 'Address of row 2' }), 'bob@test.example{Enter}');
  await userEvent.click(await button('Change 2 seats'));
  await screen.findByText('2 seats changed.');
  await screen.findByRole('heading', { name: 'Result' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(rows()).toEqual([
    ['ann@test.example', SEAT, 'Is assigned. Note: Porto'],
    ['bob@test.example', SEAT, 'Is assigned. Its note is removed.'],
    ['max@test.example', '', 'This person has a seat.'],
  ]);
});

test('a corrected address keeps its field, and Enter moves on to the next one to correct', async () => {
  open();
  await pasteList('ann@test.example\nnobody\nno one');
  const field = (row: number) => screen.findByRole('textbox', { name: `Address of row ${row}` });
  await userEvent.clear(await field(2));
  await userEvent.type(await field(2), 'bob@test.example{Enter}');
  expect(document.activeElement).toBe(await field(3));
  await userEvent.clear(await field(3));
  await userEvent.type(await field(3), 'eve@test.example{Enter}');
  await screen.findByText('There is no seat left to give out.');
  expect(document.activeElement).toBe(await field(3));
  expect((await field(2)).getAttribute('aria-invalid')).toBe('false');

  await userEvent.clear(await field(2));
  await userEvent.type(await field(2), 'max@test.example{Enter}');
  await screen.findByText('This person has a seat.');
  expect(rows().map(([person]) => person)).toEqual([
    'ann@test.example',
    'max@test.example',
    'eve@test.example',
  ]);
});

test('an invalid address shows its error at the field where it is corrected', async () => {
  open();
  await pasteList(LIST);
  const named = { name: 'Address of row 2', description: 'There is no address.' };
  const field = await screen.findByRole('textbox', named);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('rows without an answer are not said to be refused, nor not to be reached', async () => {
  open();
  await pasteList('ann@test.example\nbob@test.example');
  const change = await button('Change 2 seats');
  loseAnswer('ApplySeatPlan');
  await userEvent.click(change);
  await screen.findByRole('heading', { name: 'Result' });
  expect(rows().map(([, , happens]) => happens)).toEqual([NO_ANSWER, NO_ANSWER]);
  expect(screen.queryByRole('button', { name: /^Refused/ })).toBeNull();
  await button('Open 2');
  await userEvent.click(await button('Try the 2 seats again'));
  await waitFor(() =>
    expect(rows().map(([, , happens]) => happens)).toEqual([
      'This person has a seat.',
      'This person has a seat.',
    ]),
  );
});

test('the list and what was set right outlive a reload; what is done is not offered again', async () => {
  open();
  await pasteList('ann@test.example\nnobody');
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Address of row 2' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Address of row 2' }), 'bob@test.example{Enter}');
  await button('Change 2 seats');
  cleanup();
  open();
  await userEvent.click(await button('Change 2 seats'));
  await screen.findByText('2 seats changed.');
  cleanup();
  open();
  await screen.findByRole('heading', { name: 'Result' });
  expect(rows().map(([, , happens]) => happens)).toEqual(['Is assigned.', 'Is assigned.']);
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

test('the selected seats are assigned, whoever has them', async () => {
  open('/manage');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 3 seats of Group 1' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Assign from a list' }));
  await pasteList('ann@test.example');
  const source = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Give out' });
  expect(source.selectedOptions[0]?.textContent).toBe('The selected seats (3)');
  await button('Change 1 seat');
  expect(rows()).toEqual([['ann@test.example', SEAT, 'Will be assigned instead of max@test.example.']]);
  await screen.findByRole('option', { name: 'Free seats of Group 1 (2)' });
  await userEvent.selectOptions(source, `group:${group}`);
  await waitFor(() => expect(rows()).toEqual([['ann@test.example', SEAT, 'Will be assigned.']]));
});

test('seats that have ended are not counted among those to give out', async () => {
  const ended = { startDate: '2024-01-01', expireDate: '2024-12-31' };
  await portal.group(owner, { ...ended, seats: [{ licenseType: 0 }, { licenseType: 0 }] });
  open();
  await pasteList('ann@test.example');
  await screen.findByRole('option', { name: 'Free seats (2)' });
  expect(screen.getAllByRole('option', { name: /^Free seats of Group/ })).toHaveLength(1);
});

test('a running plan goes on when the page is left, and its result shows on return until it is undone', async () => {
  open();
  await pasteList('ann@test.example\nbob@test.example');
  const held = holdRequest('"operationName":"ApplySeatPlan"');
  await userEvent.click(await button('Change 2 seats'));
  await held.reached;
  expect(isAskedToStay()).toBe(true);

  await userEvent.click(screen.getAllByRole('link', { name: /Manage Products$/ })[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('link', { name: 'Assign from a list' }));
  const change = await button('Change 2 seats');
  expect(change.getAttribute('aria-busy')).toBe('true');
  held.release();
  await screen.findByRole('heading', { name: 'Result' });
  expect(rows().map(([, , happens]) => happens)).toEqual(['Is assigned.', 'Is assigned.']);
  expect(isAskedToStay()).toBe(false);

  await userEvent.click(await undoOf('2 seats changed.'));
  await screen.findByText('Undone.');
  await button('Change 2 seats');
});

test('rows that another person has changed first are refused, and can be tried again', async () => {
  open();
  await pasteList('ann@test.example\nbob@test.example');
  await button('Change 2 seats');
  await changeElsewhere(portal, owner.email, 1, { email: 'eve@test.example' });

  await userEvent.click(await button('Change 2 seats'));
  await screen.findByText('1 seat changed.');
  expect(rows()).toEqual([
    ['ann@test.example', SEAT, message.seatStands('it is assigned to eve@test.example')],
    ['bob@test.example', SEAT, 'Is assigned.'],
  ]);
  await userEvent.click(await button('Try the 1 seat again'));
  await button('Nothing to change');
  expect(rows().map(([, , happens]) => happens)).toEqual([
    'There is no seat left to give out.',
    'This person has a seat.',
  ]);
});

test.each([
  ['rows without titles', 'a@test.example\n'.repeat(20_001), message.planTooMany],
  ['notes', `Person;Note\n${`a@test.example;${'n'.repeat(400)}\n`.repeat(9_000)}`, message.listTooLarge],
])(
  'a list of more %s than can be checked is refused in words, and another one can be taken',
  async (_, text, refusal) => {
    open();
    await pasteList(text);
    expect((await screen.findByRole('alert')).textContent).toBe(refusal);
    await userEvent.click(await button('Use another list'));
    await pasteList('a@test.example');
    await button('Change 1 seat');
  },
);

test('an address with hidden characters is reported and left out, and shown as written, until it is typed again', async () => {
  open();
  await pasteList('Ann,ann@test.example\nBob,\u202ebob@test.example\u202c');
  await button('Change 1 seat');
  expect(screen.getByRole('cell', { name: '[U+202E]bob@test.example[U+202C]' })).toBeDefined();
  const refused = 'There are hidden characters in the address. Please type it again.';
  expect(rows()[1]).toEqual(['bob@test.example', '', refused]);
  await userEvent.click(screen.getByRole('textbox', { name: 'Address of row 2' }));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Change 1 seat' })).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Address of row 2' }), '{Enter}');
  await button('Change 2 seats');
  expect(rows()[1]).toEqual(['bob@test.example', SEAT, 'Will be assigned.']);
});
