import { countText, seatsText } from '../../text/counts';
import { csvRows, csvTable } from '../../text/csv';
import type { ActivityKind } from './activity-kinds';

export interface TouchedSeat {
  readonly seatId: string;
  readonly product: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Activity as far as the viewer may see it. */
export interface VisibleActivity {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly kind: ActivityKind;
  /** Null for automatic activity. */
  readonly actor: string | null;
  /** Delegate who acted in the actor's account in access mode. */
  readonly agent: string | null;
  readonly subscriptionId: string | null;
  readonly contents: string;
  readonly seatCount: number;
  /** The first seats only. */
  readonly seats: readonly TouchedSeat[];
}

const WHAT: Record<ActivityKind, string> = {
  bought: 'Bought',
  upgraded: 'Upgraded',
  editionChanged: 'Changed the edition',
  termChanged: 'Changed the billing term',
  renewed: 'Renewed',
  autoRenewSet: 'Set to renew automatically',
  reactivated: 'Reactivated',
  transferred: 'Took over billing',
  transferOffered: 'Offered the transfer of billing',
  transferEnded: 'Ended the transfer of billing',
  assigned: 'Assigned',
  managersChanged: 'Changed managers',
  noteChanged: 'Changed the note',
  canceled: 'Canceled',
  uncanceled: 'Uncanceled',
  homeAssigned: 'Assigned the domain or organization',
  groupNamed: 'Named the group',
  paymentFailed: 'Payment failed',
  visited: 'Visited the account',
  accountChanged: 'Changed the account',
};

export function activityWhat({ kind, seats }: Pick<VisibleActivity, 'kind' | 'seats'>): string {
  const areFreed = kind === 'assigned' && seats.length > 0 && seats.every(({ after }) => after.length === 0);
  return areFreed ? 'Unassigned' : WHAT[kind];
}

export function activityWho({ actor, agent }: Pick<VisibleActivity, 'actor' | 'agent'>): string {
  if (actor === null) return 'Automatic';
  return agent === null || agent === actor ? actor : `${actor}, by ${agent} in access mode`;
}

/** Licenses concerned: `Group 2`, `Axure RP Pro`, `1,200 seats`; empty for the account itself. */
export function activitySubject(
  { subscriptionId, seatCount, seats }: VisibleActivity,
  groupNameOf: (id: string) => string | null,
): string {
  const group = subscriptionId === null ? null : (groupNameOf(subscriptionId) ?? 'A former group');
  const seen = seatCount === 0 ? null : seatCount === 1 ? (seats[0]?.product ?? null) : seatsText(seatCount);
  return [group, seen].filter((part) => part !== null).join(', ');
}

export function activityDetails({ kind, contents, seats, seatCount }: VisibleActivity): string {
  const change = SEAT_CHANGES[kind];
  if (change === undefined) return contents;
  const changes = [...new Set(seats.map(change))];
  const others = seatCount - seats.length;
  return [...changes, ...(others > 0 ? [`and ${countText(others)} more`] : [])].join('; ');
}

const SEAT_CHANGES: Partial<Record<ActivityKind, (seat: TouchedSeat) => string>> = {
  assigned({ before, after }) {
    const [from, to] = [before.join(', '), after.join(', ')];
    if (to === '') return `from ${from}`;
    return from === '' ? `to ${to}` : `from ${from} to ${to}`;
  },
  managersChanged({ before, after }) {
    const removed = before.length > 0 ? [`removed ${before.join(', ')}`] : [];
    const added = after.length > 0 ? [`added ${after.join(', ')}`] : [];
    return [...removed, ...added].join(', ');
  },
};

const COLUMNS = ['When', 'Who', 'What', 'Licenses', 'Details'];

/** Formats a page of activity as CSV; only the first page has column names, so that pages can be joined. */
export function activityCsv(
  events: readonly VisibleActivity[],
  groupNameOf: (id: string) => string | null,
  isFirst: boolean,
): string {
  const rows = events.map((event) => [
    event.at,
    activityWho(event),
    activityWhat(event),
    activitySubject(event, groupNameOf),
    activityDetails(event),
  ]);
  return isFirst ? csvTable([COLUMNS, ...rows]) : csvRows(rows);
}
