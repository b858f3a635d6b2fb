import { createHash } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { currentUser, requireSession } from '../account/signed-in';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { parseInput } from '../http/parse-input';
import { cloudGroupLists } from './cloud-groups';
import {
  type Asker,
  type OwnerRecord,
  type SeatRecord,
  type SubscriptionRecord,
  seatDocument,
  subscriptionDocument,
  type ViewerRole,
} from './documents';
import { numbersOfGroups } from './group-numbers';
import { LIST_NAMES, licenseLists } from './license-lists';
import { listingVersion } from './listing-version';
import { type Licenses, loadCloudGroups, loadLicenses } from './load-licenses';

const listsQuery = z.object({
  lists: z
    .string()
    .optional()
    .transform((text) => (text === undefined ? [...LIST_NAMES] : text.split(',')))
    .pipe(z.array(z.enum(LIST_NAMES))),
});

const subscriptionQuery = z.object({ id: z.string().min(1).max(64) });

/** Licenses and their users: REST-39, REST-40, REST-44. */
export function licensesRouter(deps: VendorDeps): Router {
  const router = Router();
  const signedIn = requireSession(deps);
  const askerOf = async (user: SignedInUser, seen: readonly string[]): Promise<Asker> => ({
    user,
    today: deps.clock.today(),
    poSentinel: deps.settings.PO_BRAINTREE_ID,
    groupNumbers: await numbersOfGroups(deps.db, user, seen),
  });

  router.get('/user/loadLicenseRows', signedIn, async (request, response) => {
    const { lists } = parseInput(listsQuery, request.query);
    const user = currentUser(request);
    const tag = tagOf(await listingVersion(deps, user, lists));
    if (isKnown(request, tag)) return sendUnchanged(response, tag);
    const licenses = await loadLicenses(deps, user);
    const asker = await askerOf(user, groupsOfRp(licenses));
    response.set('ETag', tag).json(licenseLists(licenses, asker, new Set(lists)));
  });

  router.get('/user/loadCloudSubscriptionGroups', signedIn, async (request, response) => {
    const user = currentUser(request);
    const groups = await loadCloudGroups(deps, user);
    const asker = await askerOf(
      user,
      groups.map(({ subscription }) => subscription.id),
    );
    sendRevalidated(request, response, cloudGroupLists(groups, asker));
  });

  router.get('/subscription/getSubscription', signedIn, async (request, response) => {
    const { id } = parseInput(subscriptionQuery, request.query);
    const data = await findSubscription(deps, currentUser(request), id);
    response.json(data === null ? { success: false } : { success: true, data });
  });

  return router;
}

/** Express's ETags do not work with `fetch`, which adds `Cache-Control: no-cache` to conditional requests. */
function sendRevalidated(request: Request, response: Response, document: unknown): void {
  const text = JSON.stringify(document);
  const tag = tagOf(createHash('sha1').update(text).digest('base64url'));
  if (isKnown(request, tag)) sendUnchanged(response, tag);
  else response.set('ETag', tag).type('json').send(text);
}

const tagOf = (version: string) => `"${version}"`;

// Compressing proxies mark a tag as weak.
function isKnown(request: Request, tag: string): boolean {
  const known = request.get('if-none-match')?.split(',') ?? [];
  return known.some((other) => other.trim().replace(/^W\//, '') === tag);
}

function sendUnchanged(response: Response, tag: string): void {
  response.set('ETag', tag).status(304).end();
}

function groupsOfRp({ subscriptions }: Licenses): string[] {
  return [...subscriptions.values()].flatMap(({ id, kind }) => (kind === 'rp' ? id : []));
}

async function findSubscription(deps: VendorDeps, user: SignedInUser, id: string) {
  const found = (await findBySeats(deps, user, id)) ?? (await findCounted(deps, user, id));
  if (found === null) return null;
  const { record, owner, role } = found;
  const groupNumbers = await numbersOfGroups(deps.db, user, [id]);
  const seats = found.seats.map((seat) => seatDocument(seat, record, owner, user));
  return {
    ...subscriptionDocument(record, owner, role, { poSentinel: deps.settings.PO_BRAINTREE_ID, groupNumbers }),
    pendingOwner: record.pendingOwnerEmail,
    pendingDate: record.pendingDate,
    seatIds: seats.map(({ seatId }) => seatId),
    seats,
  };
}

interface Found {
  readonly record: SubscriptionRecord;
  readonly owner: OwnerRecord;
  readonly role: ViewerRole;
  readonly seats: readonly SeatRecord[];
}

async function findBySeats(deps: VendorDeps, user: SignedInUser, id: string): Promise<Found | null> {
  const { subscriptions, owners, roles, seats } = await loadLicenses(deps, user, id);
  const record = subscriptions.get(id);
  const owner = record && owners.get(record.ownerId);
  return record && owner ? { record, owner, role: roles.get(id) ?? 'assignee', seats } : null;
}

/** Counted groups have no seat rows: only the owner and the pending owner see them. */
async function findCounted(deps: VendorDeps, user: SignedInUser, id: string): Promise<Found | null> {
  const groups = await loadCloudGroups(deps, user);
  const group = groups.find(({ subscription }) => subscription.id === id);
  if (group === undefined) return null;
  const { subscription: record, owner, seats } = group;
  return { record, owner, role: record.ownerId === user.id ? 'owner' : 'pendingOwner', seats };
}
