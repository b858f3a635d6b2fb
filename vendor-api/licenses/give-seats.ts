import { sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { formatDate } from '#domain/calendar/format-date';
import { isSeatEnded } from '#domain/licenses/paid-until';
import { emailKey } from '#domain/text/email';
import { noteSeats } from '../activity/note-activity';
import { anyOf, textArray } from '../db/any-of';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import { seats } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { displayPerson, letter, type Person } from '../mail/letter';
import { enqueueMails, type NewMail } from '../mail/outbox';
import type { LockedSeat } from './lock-seats';

export interface GivenSeat {
  readonly seat: LockedSeat;
  readonly assignedTo: string | null;
}

const UNDONE_WITHIN_MS = 10 * 60_000;

export async function giveSeats(
  tx: Database,
  { clock, settings }: Pick<VendorDeps, 'clock' | 'settings'>,
  user: SignedInUser,
  changed: readonly GivenSeat[],
): Promise<void> {
  const now = clock.now();
  await writeAssignees(tx, changed, now);
  const others = changed.filter(({ seat, assignedTo }) => assignedTo !== seat.assignedTo);
  await noteSeats(
    tx,
    now,
    user,
    'assigned',
    others.map(({ seat, assignedTo }) => ({
      seat,
      before: seat.assignedTo === null ? [] : [seat.assignedTo],
      after: assignedTo === null ? [] : [assignedTo],
    })),
  );
  const portal = settings.PORTAL_URL[0] ?? '';
  const given = changed.flatMap(({ seat, assignedTo: to }) =>
    to === null || isForDomain(seat) || isUndo(seat, to, now) ? [] : [{ seat, to }],
  );
  const accounts = await accountsOf(
    tx,
    given.map(({ to }) => to),
  );
  const mails = given.map(({ seat, to }) =>
    assignmentMail({
      to,
      product: seat.product,
      by: user,
      portal,
      when: usableWhen(seat, clock.today()),
      hasAccount: accounts.has(emailKey(to)),
    }),
  );
  await enqueueMails(tx, now, mails);
}

export function isForDomain(seat: LockedSeat): boolean {
  return seat.subscriptionKind === 'ase';
}

async function accountsOf(tx: Database, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const found = await tx
    .select({ email: users.email })
    .from(users)
    .where(anyOf(users.email, addresses.map(emailKey)));
  return new Set(found.map(({ email }) => email));
}

/** Giving a seat back to its former user within ten minutes undoes the last assignment and sends no mail. */
function isUndo({ formerUser, assignedAt }: LockedSeat, to: string, now: Date): boolean {
  return formerUser === to && assignedAt !== null && now.getTime() - assignedAt.getTime() < UNDONE_WITHIN_MS;
}

/** Perpetual licenses can always be used, with their keys. */
function usableWhen(seat: LockedSeat, today: CalendarDate): UsableWhen {
  const { subscriptionStartDate: startDate, subscriptionExpireDate: expireDate } = seat;
  if (startDate === null || expireDate === null) return { is: 'byKey' };
  if (isSeatEnded(seat, { expireDate }, today)) return { is: 'over', since: seat.expireDate ?? expireDate };
  return startDate > today ? { is: 'later', from: startDate } : { is: 'now' };
}

async function writeAssignees(tx: Database, changed: readonly GivenSeat[], now: Date): Promise<void> {
  if (changed.length === 0) return;
  const ids = textArray(changed.map(({ seat }) => seat.id));
  const emails = textArray(changed.map(({ assignedTo }) => assignedTo));
  await tx.execute(sql`
    update ${seats} set former_user = ${seats.assignedTo}, assigned_at = ${now.toISOString()}::timestamptz,
      assigned_to = given.email, assigned_user_id = null
    from unnest(${ids}, ${emails}) as given (id, email)
    where ${seats.id} = given.id`);
}

type UsableWhen =
  | { readonly is: 'now' }
  | { readonly is: 'byKey' }
  | { readonly is: 'later'; readonly from: string }
  | { readonly is: 'over'; readonly since: string };

interface Assignment {
  readonly to: string;
  readonly product: string;
  readonly by: Person;
  readonly portal: string;
  readonly when: UsableWhen;
  readonly hasAccount: boolean;
}

/** SEAT-20. */
function assignmentMail({ to, product, by, portal, when, hasAccount }: Assignment): NewMail {
  const account = hasAccount ? '' : ` There is no account for ${to} yet: create one first.`;
  return letter(
    { kind: 'assignment', to, subject: subjectOf(product, when) },
    `${displayPerson(by)} has assigned you ${when.is === 'byKey' ? 'a license' : 'a seat'} of ${product}.`,
    `${howToUse(to, when)}${account}`,
    { label: 'Your licenses', href: `${portal}/manage` },
  );
}

function subjectOf(product: string, when: UsableWhen): string {
  switch (when.is) {
    case 'now':
    case 'byKey':
      return `You can now use ${product}`;
    case 'later':
      return `You can use ${product} from ${formatDate(when.from)}`;
    case 'over':
      return `A seat of ${product} is assigned to you`;
  }
}

function howToUse(to: string, when: UsableWhen): string {
  switch (when.is) {
    case 'now':
      return `Sign in to the application with ${to} to use it.`;
    case 'byKey':
      return 'Look up its key among your licenses and enter it in the application.';
    case 'later':
      return `It begins on ${formatDate(when.from)}. From then on, sign in to the application with ${to} to use it.`;
    case 'over':
      return `Its subscription ended on ${formatDate(when.since)}: it cannot be used until it is renewed.`;
  }
}
