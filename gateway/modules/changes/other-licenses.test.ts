import { expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { addLicensesOf, type LicenseKind } from '#tests/testkit/portal-data';
import type { TestUser } from '#tests/testkit/start-vendor';
import { cancelsIn } from '../../testkit/cancels';
import { previewEdition, previewTerm } from '../../testkit/changes';
import { startPortal } from '../../testkit/start-portal';
import { transfersIn } from '../../testkit/transfers';

const portal = duringTests(() => startPortal());

const SPEC = { licenseType: 0 as const, purchaseDate: '2018-05-01' };
const OFFLINE_KEY =
  'mutation($id: ID!) { sendOfflineKey(input: { seatId: $id }) { userErrors { code message } } }';

/** Answers of each change of a subscription to a license outside subscriptions. */
async function answersTo(user: TestUser, id: string) {
  const ask = cancelsIn(portal);
  const seats = { seatIds: [id] };
  const key = await portal.gateway.ask(OFFLINE_KEY, { id }, { token: user.token });
  const answers = {
    cancel: await ask.cancel(user, [id]),
    uncancel: await ask.uncancel(user, [id]),
    edition: await previewEdition(portal, user, seats, 'TEAM'),
    term: await previewTerm(portal, user, seats, 'TWO_YEARS'),
    transfer: await transfersIn(portal).offer(user, { ...seats, newOwnerEmail: 'heir@x.example' }),
    offlineKey: key.data.sendOfflineKey,
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, { userErrors }]) => [name, userErrors[0]?.message]),
  );
}

const cancelFailed = message.cancelFailed('axure.com');

test.each<[LicenseKind, string]>([
  ['perpetual', message.transferFailed],
  ['upgrade', message.transferFailed],
  ['education', message.educationFixed],
])('the refusal for a %s license does not deny its ownership to its owner (T-09)', async (kind, transfer) => {
  const owner = await portal.shop.vendor.user();
  const [id = ''] = await addLicensesOf(portal.shop.vendor, owner, kind, [SPEC]);
  expect(await answersTo(owner, id)).toEqual({
    cancel: cancelFailed,
    uncancel: cancelFailed,
    edition: message.editionChangeFailed,
    term: message.termChangeFailed,
    transfer,
    offlineKey: message.offlineKeyElsewhere,
  });
  expect(await answersTo(await portal.shop.vendor.user(), id)).toEqual({
    cancel: message.notOwner,
    uncancel: message.notOwner,
    edition: message.notOwner,
    term: message.notOwner,
    transfer: message.notOwner,
    offlineKey: message.offlineKeyNotAllowed,
  });
});
