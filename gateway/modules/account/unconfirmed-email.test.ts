import { beforeAll, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow, mailsFor, seatRows } from '#tests/testkit/renewals';
import { TEST_PASSWORD, type TestUser } from '#tests/testkit/start-vendor';
import { type Transfers, transfersAt } from '#tests/testkit/transfers';
import { startPortal } from '../../testkit/start-portal';
import { transfersIn } from '../../testkit/transfers';

const CHANGE = `mutation($input: ChangeAccountInfoInput!) {
  changeAccountInfo(input: $input) { success viewer { email isEmailConfirmed } } }`;
const SEND =
  'mutation { sendEmailConfirmation { success userErrors { message } viewer { isEmailConfirmed } } }';
const SHOWN = '{ viewer { isEmailConfirmed subscriptions { nodes { id } } cloudGroups { nodes { id } } } }';
const NOTE =
  'mutation($input: EditNotesInput!) { editNotes(input: $input) { success userErrors { message } } }';

let at: Transfers;
let owner: TestUser;
let taker: TestUser;
let email: string;
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  at = transfersAt(portal.shop);
  [owner, taker] = [await portal.shop.vendor.user(), await portal.shop.vendor.user()];
  email = `new.${taker.email}`;
});

const ask = async (query: string, input?: object) =>
  (await portal.gateway.ask(query, { input }, { token: taker.token })).data;
const shown = async () => {
  const { viewer } = await ask(SHOWN);
  return { ...viewer, subscriptions: viewer.subscriptions.nodes.map(({ id }: { id: string }) => id) };
};

async function newestCode(): Promise<string> {
  const mails = (await mailsFor(portal.shop, email)).toSorted(
    (a, b) => Number(a.createdAt) - Number(b.createdAt),
  );
  const codes = mails.flatMap(({ text }) => text.split('/confirm-address#')[1]?.split('\n')[0] ?? []);
  return codes.at(-1) ?? '';
}

describe('an address taken at once', () => {
  test('shows and gives what others name under it only once it is confirmed', async () => {
    const { vendor } = portal.shop;
    const [before, managed, offered] = [
      await at.group(owner, { seats: [{ licenseType: 0, assignedTo: taker.email }] }),
      await at.group(owner),
      await at.group(owner),
    ];
    expect(await ask(CHANGE, { currentPassword: TEST_PASSWORD, newEmail: email })).toEqual({
      changeAccountInfo: { success: true, viewer: { email, isEmailConfirmed: false } },
    });
    const seatIds = (await seatRows(portal.shop, managed)).map(({ id }) => id);
    await vendor.call('/user/addmanager', { token: owner.token, json: { seats: seatIds, emails: [email] } });
    await at.request(owner, offered, email);

    expect(await shown()).toMatchObject({ isEmailConfirmed: false, subscriptions: [before] });
    const note = { seatIds, note: 'Mine' };
    expect((await ask(NOTE, note)).editNotes).toMatchObject({ success: false });
    const asTaker = { ...taker, email };
    const { decline, preview } = transfersIn(portal);
    expect(await decline(asTaker, offered)).toMatchObject({ success: false });
    expect(await preview(asTaker, offered)).toMatchObject({
      transfer: null,
      userErrors: [{ message: message.transferAcceptFailed }],
    });
    expect(await groupRow(portal.shop, offered)).toMatchObject({ pendingOwnerEmail: email });

    expect((await ask(SEND)).sendEmailConfirmation).toEqual({
      success: true,
      userErrors: [],
      viewer: { isEmailConfirmed: false },
    });
    const code = await newestCode();
    const page = await vendor.call('/confirm-address', { form: { code, password: TEST_PASSWORD } });
    expect(page.status).toBe(303);
    taker = { ...asTaker, token: await vendor.signIn(email) };
    const { isEmailConfirmed, subscriptions } = await shown();
    expect([isEmailConfirmed, subscriptions.toSorted()]).toEqual([
      true,
      [before, managed, offered].toSorted(),
    ]);
    expect((await ask(NOTE, note)).editNotes).toMatchObject({ success: true });
    expect(await decline(taker, offered)).toMatchObject({ success: true });
  });
});
