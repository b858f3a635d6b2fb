import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { loadLicenses } from './load-licenses';
import { seatDocument, seatStanding } from './seat-document';
import { type Standing, subscriptionDocument } from './subscription-document';

const STRONGEST_FIRST: Standing[] = ['owner', 'manager', 'pendingOwner', 'assignee'];

/** With the seats that the customer can see (REST-44); null if there are none. */
export async function findSubscription(deps: VendorDeps, user: SignedInUser, id: string) {
  const licenses = await loadLicenses(deps, user, id);
  const record = licenses.subscriptions.get(id);
  const owner = record && licenses.owners.get(record.ownerId);
  if (record === undefined || owner === undefined) return null;
  const standings = new Set(licenses.seats.map((seat) => seatStanding(seat, record, user)));
  const standing = STRONGEST_FIRST.find((candidate) => standings.has(candidate)) ?? 'assignee';
  const seats = licenses.seats.map((seat) => seatDocument(seat, record, owner, user));
  return {
    ...subscriptionDocument(record, owner, standing, deps.settings.PO_BRAINTREE_ID),
    pendingOwner: record.pendingOwnerEmail,
    pendingDate: record.pendingDate,
    seatIds: seats.map(({ seatId }) => seatId),
    seats,
  };
}
