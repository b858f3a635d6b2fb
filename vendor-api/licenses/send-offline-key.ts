import { eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { isSeatEnded } from '#domain/licenses/paid-until';
import { notAllowed, offlineKeyAccess, type SeatAccess } from '#domain/licenses/people/seat-access';
import { message } from '#domain/messages/catalogue';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { displayPerson, letter, type Person } from '../mail/letter';
import { enqueueMail, type NewMail } from '../mail/outbox';
import { newLicenseKey } from '../random-keys';
import { PRODUCT_KINDS } from './group-facts';
import { isStranger, type LockedSeat, lockSeats } from './lock-seats';

export interface OfflineKeyAnswer {
  readonly success: boolean;
  readonly message: string;
  readonly key: string;
}

/** Mails the offline key to the seat's user and returns it (REST-41, D-69). The first request creates it. */
export function sendOfflineKey(
  { db, clock, settings }: Pick<VendorDeps, 'db' | 'clock' | 'settings'>,
  user: SignedInUser,
  seatId: string,
): Promise<OfflineKeyAnswer> {
  return db.transaction(async (tx) => {
    const seat = (await lockSeats(tx, user, [seatId])).get(seatId);
    if (!seat || isStranger(seat, user)) return refused(message.offlineKeyNotAllowed);
    const access = accessTo(seat, user, clock.today());
    if (!access.allowed) return refused(access.message);
    if (seat.assignedTo === null) return refused(message.offlineKeyUnassigned);
    const key = seat.key ?? (await giveKey(tx, seat.id));
    const portal = settings.PORTAL_URL[0] ?? '';
    const mail = offlineKeyMail({ to: seat.assignedTo, product: seat.product, key, by: user, portal });
    await enqueueMail(tx, clock.now(), mail);
    return { success: true, message: '', key };
  });
}

function accessTo(seat: LockedSeat, viewer: SignedInUser, today: CalendarDate): SeatAccess {
  const { subscriptionKind, subscriptionExpireDate: expireDate } = seat;
  // Perpetual licenses have their own keys, education seats have none.
  if (subscriptionKind === null || expireDate === null) return notAllowed(message.offlineKeyElsewhere);
  return offlineKeyAccess({
    seat,
    kind: PRODUCT_KINDS[subscriptionKind],
    isOwner: seat.ownerId === viewer.id,
    isEnded: isSeatEnded(seat, { expireDate }, today),
    viewer,
  });
}

async function giveKey(tx: Database, seatId: string): Promise<string> {
  const key = newLicenseKey();
  await tx.update(seats).set({ key }).where(eq(seats.id, seatId));
  return key;
}

function refused(text: string): OfflineKeyAnswer {
  return { success: false, message: text, key: '' };
}

interface OfflineKey {
  readonly to: string;
  readonly product: string;
  readonly key: string;
  readonly by: Person;
  readonly portal: string;
}

/** SEAT-17. */
function offlineKeyMail({ to, product, key, by, portal }: OfflineKey): NewMail {
  return letter(
    { kind: 'offline-key', to, subject: `Your offline key of ${product}` },
    `${displayPerson(by)} has sent you the offline key of your ${product} license.`,
    key,
    'It works with version 9 and earlier of Axure RP. In later versions, sign in to the application instead.',
    { label: 'Your licenses', href: `${portal}/manage` },
  );
}
