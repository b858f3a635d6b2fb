import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { otherSession } from '../../../testing/change-elsewhere';
import { portalOfOwner } from '../../../testing/owner-portal';
import { said } from '../../../testing/said';

const { Asec5, CloudAuthor } = LicenseType;
const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const CLOUD = '/manage?cloud=true';

let fresh = 0;
const { portal, owner, open } = portalOfOwner({ name: 'Cora Lindahl' });
beforeEach(async () => {
  fresh += 1;
});
afterEach(() => portal.faults({}));

const giveCounted = (spec = {}) =>
  portal.group(owner, {
    ...THIS_YEAR,
    kind: 'cfb',
    cloudAuthorCount: 3,
    rpPublisherCount: 2,
    seats: [],
    ...spec,
  });
const givePlan = (spec = {}) =>
  giveCounted({ kind: 'cloud', licenseType: CloudAuthor, rpPublisherCount: 0, ...spec });
const giveBundle = (managers: readonly string[] = []) =>
  portal.group(owner, {
    ...THIS_YEAR,
    kind: 'ase',
    licenseType: Asec5,
    seats: [{ licenseType: Asec5, managers: [owner.email, ...managers] }],
  });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
async function choose(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Group 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return dialog(name);
}

describe('the domain of a group', () => {
  test.each([
    ['a bundle', () => giveBundle()],
    ['Cloud for Business', () => giveCounted()],
  ])('of %s is asked for by the address (MAN-32, CLOUD-04, CLOUD-11)', async (_what, give) => {
    const domain = await portal.domain(owner, `acme-${fresh}`);
    const sub = await give();
    const { address } = open(`${CLOUD}&sub=${sub}&assign=true`);
    const field = await (await dialog('Assign Domain')).findByRole('textbox', { name: 'Domain of Group 1' });
    expect(address()).toBe(`${CLOUD}&sub=${sub}`);
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard(`${domain}{Enter}`);
    await isClosed();
    await screen.findByText(said(`Group 1 is assigned to ${domain}.axure.cloud.`));
    const card = screen.getByRole('region', { name: 'Group 1' });
    within(card).getByRole('link', { name: new RegExp(`^${domain}.axure.cloud`) });
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  test('is in the menu of the group; Enter submits what was typed (CLOUD-07)', async () => {
    await portal.domain(owner, `acme-${fresh}`);
    await giveCounted();
    open(CLOUD);
    const asked = await choose('Assign Domain');
    asked.getByText('.axure.cloud');
    await userEvent.type(asked.getByRole('textbox'), ` Acme-${fresh}.axure.cloud {Enter}`);
    await isClosed();
    await screen.findByRole('link', { name: new RegExp(`^acme-${fresh}.axure.cloud`) });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for Group 1' })),
    );
  });

  test('that was assigned meanwhile in another session is shown before it is replaced', async () => {
    const [first, other] = [
      await portal.domain(owner, `first-${fresh}`),
      await portal.domain(owner, `other-${fresh}`),
    ];
    const id = await giveCounted();
    open(CLOUD);
    const asked = await choose('Assign Domain');
    const ask = await otherSession(portal, owner.email);
    const input = `{ subscriptionId: ${JSON.stringify(id)}, domain: ${JSON.stringify(first)} }`;
    const { data } = await ask(`mutation { assignDomain(input: ${input}) { success } }`);
    expect(data.assignDomain.success).toBe(true);
    await userEvent.type(asked.getByRole('textbox'), `${other}{Enter}`);
    await asked.findByText(message.changedMeanwhile);
    await asked.findByRole('link', { name: new RegExp(`^${first}.axure.cloud`) });
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await screen.findByText(said(`Group 1 is assigned to ${other}.axure.cloud.`));
  });

  test('that is unknown is reported in the server’s words, and set up when it is submitted again (D-85)', async () => {
    await giveCounted();
    open(CLOUD);
    const asked = await choose('Assign Domain');
    const field = asked.getByRole('textbox');
    await userEvent.type(field, `slip-${fresh}{Enter}`);
    expect((await asked.findByRole('alert')).textContent).toBe(
      `${message.domainUnknown(`slip-${fresh}`)} Set it up if it is spelled right.`,
    );
    asked.getByRole('button', { name: 'Set Up and Assign' });
    await userEvent.clear(field);
    await userEvent.type(field, `meant-${fresh}`);
    expect(asked.queryByRole('alert')).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Assign Domain' }));
    await asked.findByRole('alert');
    await userEvent.click(asked.getByRole('button', { name: 'Set Up and Assign' }));
    await isClosed();
    await screen.findByRole('link', { name: new RegExp(`^meant-${fresh}.axure.cloud`) });
  });

  test.each([
    ['what is no domain', 'a b', message.domainInvalid],
    ['nothing', '', message.domainInvalid],
    ['another customer’s', 'taken', message.domainTaken('taken')],
  ])('is not %s; the error is at the field', async (_what, typed, text) => {
    if (typed === 'taken') await portal.domain(await portal.user(), 'taken');
    await giveCounted();
    open(CLOUD);
    const asked = await choose('Assign Domain');
    await userEvent.type(asked.getByRole('textbox'), `${typed}{Enter}`);
    expect((await asked.findByRole('alert')).textContent).toBe(text);
    expect(asked.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(asked.getByRole('button', { name: 'Go Back' }));
    await isClosed();
    screen.getByText('Not assigned yet');
  });

  test('that could not be asked for can be submitted again', async () => {
    const domain = await portal.domain(owner, `late-${fresh}`);
    await giveCounted();
    open(CLOUD);
    const asked = await choose('Assign Domain');
    await portal.faults({ failRequests: 1000 });
    await userEvent.type(asked.getByRole('textbox'), `${domain}{Enter}`);
    await asked.findByRole('alert');
    await portal.faults({});
    await userEvent.click(asked.getByRole('button', { name: 'Assign Domain' }));
    await isClosed();
  });

  test('that is refused stands beside the one that another tab has assigned meanwhile', async () => {
    await portal.domain(await portal.user(), `taken-${fresh}`);
    const sub = await giveCounted();
    open(CLOUD);
    const asked = await choose('Assign Domain');
    const ask = await otherSession(portal, owner.email);
    const input = `{ subscriptionId: "${sub}", domain: "other-${fresh}", setsUpDomain: true }`;
    await ask(`mutation { assignDomain(input: ${input}) { success } }`);
    await userEvent.type(asked.getByRole('textbox'), `taken-${fresh}{Enter}`);
    await asked.findByRole('link', { name: new RegExp(`^other-${fresh}.axure.cloud`) });
    await userEvent.keyboard('{Enter}');
    await asked.findByText(message.domainTaken(`taken-${fresh}`));
    expect(asked.getByRole('textbox')).toHaveProperty('value', `taken-${fresh}`);
  });

  test('is shown if there is one, with the link to its seats (CONF-05, CLOUD-18)', async () => {
    const sub = await giveCounted({ domain: 'acme' });
    open(`${CLOUD}&sub=${sub}&assign=true`);
    const asked = await dialog('Assign Domain');
    expect(asked.getByRole('link').getAttribute('href')).toBe('https://acme.axure.cloud');
    asked.getByText(/Its seats are given to people there/);
    expect(asked.getByRole('textbox')).toHaveProperty('value', 'acme');
    await userEvent.click(asked.getByRole('button', { name: 'Assign Domain' }));
    await isClosed();
  });
});

describe('the organization of a group', () => {
  test('is chosen by who administers some, domains apart (CLOUD-05, CLOUD-11, ROLE-08)', async () => {
    await portal.organization(owner, 'Acme Design');
    await portal.organization(owner, 'Beta Works');
    await portal.domain(owner, `zed-${fresh}`);
    const sub = await givePlan();
    const { address } = open(`${CLOUD}&sub=${sub}&assign=true`);
    const asked = await dialog('Assign Organization');
    expect((await asked.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Acme Design',
      'Beta Works',
    ]);
    expect(address()).toBe(`${CLOUD}&sub=${sub}`);
    await userEvent.click(asked.getByRole('radio', { name: 'Beta Works' }));
    await userEvent.click(asked.getByRole('button', { name: 'Assign Organization' }));
    await isClosed();
    await screen.findByText(said('Group 1 is assigned to Beta Works.'));
  });

  test('is a matter of a code for who administers none (CLOUD-05, CLOUD-12, ROLE-08)', async () => {
    const sub = await givePlan();
    open(CLOUD);
    const asked = await choose('Assign Organization');
    await asked.findByText(sub);
    const user = userEvent.setup();
    await user.click(asked.getByRole('button', { name: 'Copy Code' }));
    await asked.findByText('Code copied to clipboard!');
    expect(await navigator.clipboard.readText()).toBe(sub);
    await waitFor(() => expect(asked.queryByText('Code copied to clipboard!')).toBeNull(), {
      timeout: 3_000,
    });
    await user.click(asked.getByRole('button', { name: 'Done' }));
    await isClosed();
  });

  test('can be asked for again when the organizations did not come', async () => {
    await portal.organization(owner, 'Acme Design');
    await givePlan();
    open(CLOUD);
    await screen.findByRole('button', { name: 'Actions for Group 1' });
    await portal.faults({ failRequests: 1000 });
    const asked = await choose('Assign Organization');
    await asked.findByText('Your organizations could not be loaded.');
    await portal.faults({});
    await userEvent.click(asked.getByRole('button', { name: /again|retry/i }));
    await asked.findByRole('radio', { name: 'Acme Design' });
  });
});

describe('an address that asks for it opens nothing', () => {
  test('for a group that is over, and forgets it', async () => {
    const sub = await giveCounted({ startDate: '2025-01-01', expireDate: '2025-12-31' });
    const { address } = open(`${CLOUD}&sub=${sub}&assign=true`);
    await screen.findByText('Ended on Dec 31, 2025');
    await waitFor(() => expect(address()).toBe(`${CLOUD}&sub=${sub}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('for a bundle of another customer', async () => {
    const max = await portal.user();
    const sub = await giveBundle([max.email]);
    const { address } = open(`${CLOUD}&sub=${sub}&assign=true`, max.token);
    await screen.findByText(said('Cloud for Business - 5 Publishers'));
    await waitFor(() => expect(address()).toBe(`${CLOUD}&sub=${sub}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
