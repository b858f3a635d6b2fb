import { describe, expect, it } from 'vitest';
import { inAccessMode, SUPPORT } from '#tests/testkit/access-mode';
import { newCardCustomer } from '#tests/testkit/card-customer';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { groupOf } from '#tests/testkit/changes';
import { duringTests } from '#tests/testkit/during-tests';
import { pictureForm, png } from '#tests/testkit/pictures';
import { seatRows } from '#tests/testkit/renewals';
import { pastDueCustomer, sendRetry } from '#tests/testkit/retries';
import { startShop } from '#tests/testkit/start-shop';
import { TEST_PASSWORD, type TestUser } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';

describe.each(testDatabases)('what support does in access mode, on %s', (database) => {
  const shop = duringTests(() => startShop(database));

  const visit = (user: TestUser) => inAccessMode(shop.vendor, user);
  const note = (seat: string | undefined, { token }: Pick<TestUser, 'token'>) =>
    shop.vendor.call('/user/singleeditnote', { token, json: { seat, note: `Desk of ${token}` } });
  const seenBy = async ({ token }: Pick<TestUser, 'token'>, query = '') => {
    const { body } = await shop.vendor.call(`/user/activity${query}`, { token });
    return body['events'] as Record<string, unknown>[];
  };
  async function ownerOfOne() {
    const owner = await shop.vendor.user();
    const seats = [{ licenseType: 0, managers: [owner.email] }] as const;
    return { owner, seat: (await groupOf(shop, owner, seats)).seatIds[0] };
  }

  it('is theirs also after a new password, which gives the visit another token', async () => {
    const { owner, seat } = await ownerOfOne();
    const json = { currentPassword: TEST_PASSWORD, newEmail: null, newPassword: 'a new and better one' };
    const { token: before } = await visit(owner);
    const { body } = await shop.vendor.call('/user/ChangeAccountInfo', { token: before, json });
    const token = String(body['authToken']);
    await note(seat, { token });
    expect((await seenBy({ token }))[0]).toMatchObject({ kind: 'noteChanged', agent: SUPPORT });
  });

  it('is noted also where it concerns the account: its name, its money and how one signs in', async () => {
    const { user, form, change, save } = await newCardCustomer(shop);
    const { token } = await visit(user);
    const post = (path: string, json: object) => shop.vendor.call(path, { token, json });
    for (const card of [await form(), await change(), await form(DECLINED_VISA)])
      await post('/userbilling/submitupdate', card);
    await post('/userbilling/updatebillingname', { Company: 'Lee Ltd' });
    await shop.vendor.call('/userbilling/storeinvoiceemails?sendInvoice=true&invoiceEmails=a@b.example', {
      token,
    });
    await post('/user/updateUserProfileName', { name: 'Ann' });
    await fetch(`${shop.vendor.url}/user/UploadUserProfileImg`, {
      method: 'POST',
      headers: { authorization: token },
      body: pictureForm(await png(), 'me.png'),
    });
    await post('/user/deleteUserProfileImg', {});
    const current = { currentPassword: TEST_PASSWORD, newEmail: null, newPassword: null };
    await post('/user/ChangeAccountInfo', { ...current, newEmail: `moved.${user.email}` });
    const changed = (await seenBy({ token })).filter(({ kind }) => kind === 'accountChanged');
    expect(changed.map(({ contents }) => contents)).toEqual([
      'Sign-in address',
      'Profile photo',
      'Profile photo',
      'Name',
      'Renewal receipts',
      'Billing name',
      'Card on file',
      'Card on file',
    ]);
    expect(new Set(changed.map(({ agent }) => agent))).toEqual(new Set([SUPPORT]));
    await save(await form());
    expect(await seenBy(user)).toHaveLength(changed.length + 1);
  });

  it('is theirs also where a payment is tried again and declined', async () => {
    const { user, groupId } = await pastDueCustomer(shop, { card: 'declined' });
    const [seat] = await seatRows(shop, groupId);
    const form = { PastDueSubId: groupId, SeatIds: seat?.id ?? '', useExistingPaymentMethod: 'true' };
    await sendRetry(shop, await visit(user), form);
    const failed = { kind: 'paymentFailed', actor: user.email, agent: SUPPORT };
    expect((await seenBy(user))[0]).toMatchObject(failed);
  });

  it('is found by their address, and not what the customer did in person', async () => {
    const { owner, seat } = await ownerOfOne();
    await note(seat, await visit(owner));
    await note(seat, owner);
    const found = await seenBy(owner, `?person=${SUPPORT}`);
    expect(found.map(({ kind }) => kind)).toEqual(['noteChanged', 'visited']);
  });
});
