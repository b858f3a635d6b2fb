import { randomUUID } from 'node:crypto';
import { type RunningGateway, startGateway } from '../../../gateway/testkit/start-gateway';
import { startSession } from '../../../vendor-api/account/sessions';
import { addPastSales } from '../../testkit/past-sales';
import { pictureForm, png } from '../../testkit/pictures';
import { addCoupon, addGroup, addLicensesOf } from '../../testkit/portal-data';
import { rpCart } from '../../testkit/rp-cart';
import { type Shop, startShop } from '../../testkit/start-shop';
import type { TestUser } from '../../testkit/start-vendor';
import { CANARY } from './canaries';

/** Ids of the victim's data at the endpoints. */
export interface Belongings {
  readonly user: TestUser;
  /** A purchase: its order number, vendor record, amount and attempt. */
  readonly purchaseId: string;
  readonly saleId: string;
  readonly amount: string;
  readonly attemptId: string;
  readonly imageId: string;
  /** A group and a seat without any relation to others. */
  readonly groupId: string;
  readonly seatId: string;
  /** A seat of a group that others manage, use and are offered. */
  readonly sharedSeatId: string;
}

/** Headers of a caller who is not the victim, or has no valid session. */
export type Attacker = Readonly<Record<string, string>>;

export interface Scene {
  readonly shop: Shop;
  readonly gateway: RunningGateway;
  readonly victim: Belongings;
  /** Ids of all others, who may change their own data. */
  readonly others: readonly string[];
  /** By relation to the victim; the last ones are not signed in. */
  readonly attackers: Readonly<Record<AttackerName, Attacker>>;
  stop(): Promise<void>;
}

const SIGNED_IN = ['stranger', 'manager', 'assignee', 'pending owner'] as const;
export const CUSTOMERS = [...SIGNED_IN, 'delegate of a stranger'] as const;
export const NOBODIES = [
  'signed out',
  'expired',
  'revoked',
  'half a delegate',
  'two customers at once',
] as const;
export type AttackerName = (typeof CUSTOMERS)[number] | (typeof NOBODIES)[number];

/** Viewers of one of the victim's groups, who see its owner with the photo (MAN-28). */
export const SEES_PHOTO = ['manager', 'assignee', 'pending owner'] as const;
/** Checks whether a finding is just the victim's photo by its own id. */
const isPhoto = (finding: string) =>
  /^GET \S*\/:imageId .*\/profile-?image\/[^:]*: (?:200 )?jpeg$/i.test(finding);
/** Filters out what the attacker may see. */
export const undueIn = (name: AttackerName, findings: readonly string[]) =>
  SEES_PHOTO.some((viewer) => viewer === name) ? findings.filter((finding) => !isPhoto(finding)) : findings;

/** Sets up the whole portal with a victim who has one of everything, and attackers. */
export async function setTheScene(): Promise<Scene> {
  const shop = await startShop('PGlite', { DEMO_DATA: 'true', FAULT_DIAL: 'true' });
  const env = { SANDBOX_URL: shop.sandbox.payments.url, UPLOAD_LIMIT: '10000', UNCONFIRMED_LIMIT: '100000' };
  const gateway = await startGateway({ vendorUrl: shop.vendor.url, env });
  const [stranger, manager, assignee, pendingOwner] = await Promise.all(
    SIGNED_IN.map((name) => shop.vendor.user({ name })),
  );
  if (!stranger || !manager || !assignee || !pendingOwner) throw new Error('There is nobody to attack.');
  const victim = await belongingsOf(shop, { manager, assignee, pendingOwner });
  const byToken = ({ token }: TestUser): Attacker => ({ authorization: token });
  return {
    shop,
    gateway,
    victim,
    others: [stranger.id, manager.id, assignee.id, pendingOwner.id],
    attackers: {
      stranger: byToken(stranger),
      manager: byToken(manager),
      assignee: byToken(assignee),
      'pending owner': byToken(pendingOwner),
      'delegate of a stranger': delegateOf(stranger.token),
      ...(await nobodies(shop, victim.user, stranger)),
    },
    async stop() {
      await gateway.stop();
      await shop.stop();
    },
  };
}

function delegateOf(token: string): Attacker {
  return { authorization: '', cookie: `stoken=${token}; btid=b; portaluser=p` };
}

async function nobodies(
  { vendor }: Shop,
  victim: TestUser,
  stranger: TestUser,
): Promise<Pick<Scene['attackers'], (typeof NOBODIES)[number]>> {
  const expired = await startSession(vendor.deps, victim.id, -1);
  const revoked = await vendor.signIn(victim.email);
  await vendor.call('/user/logout', { token: revoked });
  return {
    'signed out': {},
    expired: { authorization: expired },
    revoked: { authorization: revoked },
    'half a delegate': { cookie: `btid=b; portaluser=p; stoken=` },
    'two customers at once': { ...delegateOf(stranger.token), authorization: 'nonsense' },
  };
}

async function belongingsOf(
  shop: Shop,
  others: { manager: TestUser; assignee: TestUser; pendingOwner: TestUser },
): Promise<Belongings> {
  const { vendor } = shop;
  const user = await vendor.user({ name: CANARY.name, company: CANARY.company });
  const attemptId = randomUUID();
  const form = {
    ...rpCart(),
    ...(await shop.newCard()),
    cardholderName: CANARY.holder,
    address: CANARY.street,
  };
  const { body } = await shop.buy(user, { ...form, company: CANARY.company }, attemptId);
  await addPastSales(vendor, user, [{ on: '2026-02-01', lines: [[CANARY.product, 100_00]] }]);
  await addCoupon(vendor, user, {
    id: randomUUID(),
    type: 'percent',
    amount: '10.00',
    description: CANARY.coupon,
    endDate: null,
    uses: 2,
    productCodes: [802100],
  });
  const recipients = new URLSearchParams({ sendInvoice: 'true', invoiceEmails: CANARY.recipient });
  await vendor.call(`/userbilling/storeinvoiceemails?${recipients}`, { token: user.token });
  const seats = [{ licenseType: 0, note: CANARY.note, key: CANARY.key, assignedTo: CANARY.user }] as const;
  const period = { startDate: '2026-01-01', expireDate: '2026-12-31' };
  const groupId = await addGroup(vendor, user, { ...period, seats });
  await addOtherLicenses(shop, user);
  const shared = await addGroup(vendor, user, {
    ...period,
    pendingOwnerEmail: others.pendingOwner.email,
    seats: [{ licenseType: 0, assignedTo: others.assignee.email, managers: [others.manager.email] }],
  });
  const purchaseId = String(body['transactionId']);
  return {
    user,
    purchaseId,
    saleId: await saleIdOf(shop, user, purchaseId),
    amount: '300.00',
    attemptId,
    imageId: await imageIdOf(shop, user),
    groupId,
    seatId: await seatIdOf(shop, user, groupId),
    sharedSeatId: await seatIdOf(shop, user, shared),
  };
}

async function addOtherLicenses({ vendor }: Shop, user: TestUser): Promise<void> {
  const bought = {
    licenseType: 0,
    purchaseDate: '2018-05-01',
    note: CANARY.note,
    assignedTo: CANARY.user,
  } as const;
  await addLicensesOf(vendor, user, 'perpetual', [{ ...bought, key: CANARY.key, licensee: CANARY.company }]);
  await addLicensesOf(vendor, user, 'upgrade', [{ ...bought, upgradeKey: CANARY.key, numUpgrades: 1 }]);
  await addLicensesOf(vendor, user, 'education', [bought]);
}

async function saleIdOf({ vendor }: Shop, { token }: TestUser, purchaseId: string): Promise<string> {
  const { body } = await vendor.call('/userbilling/GetSaleRecords', { token });
  const records = body['records'] as { saleId: string; purchaseId: string }[];
  return records.find((record) => record.purchaseId === purchaseId)?.saleId ?? '';
}

async function imageIdOf({ vendor }: Shop, { token }: TestUser): Promise<string> {
  const response = await fetch(`${vendor.url}/user/UploadUserProfileImg`, {
    method: 'POST',
    headers: { authorization: token },
    body: pictureForm(await png(), 'me.png'),
  });
  const { imgUrl }: { imgUrl: string } = await response.json();
  return imgUrl.split('/').at(-1) ?? '';
}

async function seatIdOf({ vendor }: Shop, { token }: TestUser, groupId: string): Promise<string> {
  const { body } = await vendor.call(`/subscription/getSubscription?id=${groupId}`, { token });
  return (body['data'] as { seatIds: string[] }).seatIds[0] ?? '';
}
