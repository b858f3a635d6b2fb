import type { GroupSpec, SeatSpec } from '../../vendor-api/demo/builders';
import type { VendorReply } from './call-vendor';
import { addGroup } from './portal-data';
import { seatRows } from './renewals';
import type { Shop } from './start-shop';
import type { TestUser } from './start-vendor';

type Form = Record<string, string | readonly string[]>;

/** Requested change: another edition or another term. */
export type Wish = { readonly newEdition: number } | { readonly newTerm: number };

/** Encodes a form with lists as repeated names (D-93). */
export function repeated(fields: Form): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((item) => [name, item]));
  return new URLSearchParams(pairs).toString();
}

/** Creates an annual group of 2026; 100 of its 365 days have passed on the tests' date. */
export async function groupOf(
  shop: Shop,
  owner: TestUser,
  seats: readonly SeatSpec[],
  more: Partial<GroupSpec> = {},
): Promise<{ id: string; seatIds: string[] }> {
  const id = await addGroup(shop.vendor, owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats,
    ...more,
  });
  return { id, seatIds: (await seatRows(shop, id)).map((seat) => seat.id) };
}

/** Period of a monthly group; 10 of its 30 days have passed. */
export const MONTHLY = { term: 1, startDate: '2026-04-01', expireDate: '2026-04-30' } as const;

/** Sends a change of seats; `more` has the payment and the expected total. */
export function sendChange(
  shop: Shop,
  user: TestUser,
  { seatIds, ...wish }: Wish & { readonly seatIds: readonly string[] },
  more: Form = {},
  key?: string,
): Promise<VendorReply> {
  return send(shop, user, wish, { seatIds, ...more }, key);
}

export function sendCloudChange(
  shop: Shop,
  user: TestUser,
  { id, ...wish }: Wish & { readonly id: string },
  more: Form = {},
  key?: string,
): Promise<VendorReply> {
  const selected = { isCloud: 'true', subscriptionId: id, subscriptionGroups: id };
  return send(shop, user, wish, { ...selected, ...more }, key);
}

function send(
  shop: Shop,
  user: TestUser,
  wish: Wish,
  fields: Form,
  key: string = crypto.randomUUID(),
): Promise<VendorReply> {
  const [path, asked] =
    'newTerm' in wish
      ? ['/cart/confirmChangeTerm', { newTerm: String(wish.newTerm) }]
      : ['/cart/confirmChangeEdition', { newEdition: String(wish.newEdition) }];
  return shop.vendor.call(path, {
    token: user.token,
    form: repeated({ userId: user.id, ...asked, ...fields }),
    headers: { 'Idempotency-Key': key },
  });
}
