import { sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { formatDate } from '#domain/calendar/format-date';
import { groupBy } from '#domain/group-by';
import { isSeatEnded } from '#domain/licenses/paid-until';
import { counted, seatsText } from '#domain/text/counts';
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
    to === null || isForDomain(seat) || isUndo(seat, to, now)
      ? []
      : [{ to, product: seat.product, when: usableWhen(seat, clock.today()) }],
  );
  const accounts = await accountsOf(
    tx,
    given.map(({ to }) => to),
  );
  // A person may be given hundreds of seats at once.
  const alike = [...groupBy(given, (one) => JSON.stringify(one)).values()];
  const mails = alike.map((same) =>
    assignmentMail({
      ...same[0],
      quantity: same.length,
      by: user,
      portal,
      hasAccount: accounts.has(emailKey(same[0].to)),
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
  readonly quantity: number;
  readonly by: Person;
  readonly portal: string;
  readonly when: UsableWhen;
  readonly hasAccount: boolean;
}

/** SEAT-20. */
function assignmentMail(assignment: Assignment): NewMail {
  const { to, product, quantity, by, portal, when, hasAccount } = assignment;
  const isOne = quantity === 1;
  const noun = when.is === 'byKey' ? 'license' : 'seat';
  const account = hasAccount ? '' : ` There is no account for ${to} yet: create one first.`;
  return letter(
    { kind: 'assignment', to, subject: subjectOf(assignment) },
    `${displayPerson(by)} has assigned you ${isOne ? `a ${noun}` : counted(quantity, noun)} of ${product}.`,
    `${howToUse(assignment)}${account}`,
    { label: 'Your licenses', href: `${portal}/manage` },
  );
}

function subjectOf({ product, quantity, when }: Assignment): string {
  switch (when.is) {
    case 'now':
    case 'byKey':
      return `You can now use ${product}`;
    case 'later':
      return `You can use ${product} from ${formatDate(when.from)}`;
    case 'over':
      return `${quantity === 1 ? 'A seat' : seatsText(quantity)} of ${product} ${quantity === 1 ? 'is' : 'are'} assigned to you`;
  }
}

function howToUse({ to, quantity, when }: Assignment): string {
  switch (when.is) {
    case 'now':
      return `Sign in to the application with ${to} to use it.`;
    case 'byKey':
      return `Look up ${quantity === 1 ? 'its key' : 'their keys'} among your licenses and enter ${quantity === 1 ? 'it' : 'them'} in the application.`;
    case 'later':
      return `The subscription begins on ${formatDate(when.from)}. From then on, sign in to the application with ${to} to use it.`;
    case 'over':
      return `The subscription ended on ${formatDate(when.since)}: it cannot be used until it is renewed.`;
  }
}
