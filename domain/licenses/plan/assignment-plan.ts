import { plainCell, unmarkedCell } from '../../text/csv-cell';
import { emailKey, isMailable } from '../../text/email';
import { hasInvisible } from '../../text/plain-text';
import { parseNote } from '../people/note';
import { type Finding, stops } from './findings';
import { type SeatContents, type SeatStep, stepTo, withManagers } from './seat-state';

/** Maximum number of rows of a list, without its header. */
export const MOST_LISTED = 20_000;

/** Maximum size of a plan request in bytes of JSON; the gateway accepts slightly more. */
export const MOST_PLAN_BYTES = 2_900_000;

export interface ListedPerson {
  /** An address, or `Name <address>`; empty to free the seat that is named, null to leave its user. */
  email: string | null;
  /** Named seat; null for the next free one. */
  seatId: string | null;
  isManager: boolean;
  /** Null leaves the note. */
  note: string | null;
}

export interface PlannableSeat extends SeatContents {
  seatId: string;
  isAssignable: boolean;
  /** True when it counts as a seat of its user: it has not ended and is no perpetual license. */
  isInForce: boolean;
}

export interface AssignmentQuestion {
  people: readonly ListedPerson[];
  named: ReadonlyMap<string, PlannableSeat>;
  /** Seats for rows that name none, in this order. */
  pool: readonly PlannableSeat[];
  /** Number of seats in use by address in lower case. */
  seatsOfUsers: ReadonlyMap<string, number>;
  allowsSecondSeats: boolean;
}

export interface PlannedRow<Seat extends PlannableSeat = PlannableSeat> {
  email: string;
  seat: Seat | null;
  findings: Finding[];
  /** Null when nothing changes. */
  step: SeatStep | null;
}

/** Plans each row of the list. Rows with a named seat come first, so that a user who loses it may get another. */
export function planAssignments(question: AssignmentQuestion): PlannedRow[] {
  const { people, named, pool } = question;
  const claimed = new Set(people.flatMap(({ seatId }) => seatId ?? []));
  const seen = new Set<string>();
  const rows = people.map((person) => (person.seatId === null ? null : planNamed(person, named, seen)));
  const holders = holdersAfter(question, rows);
  // A person listed without a seat keeps the seat in use, which a finding reports.
  const listed = new Set(
    people.flatMap(({ seatId, email }) => (seatId === null ? emailKey(addressIn(email ?? '')) : [])),
  );
  const isKept = ({ email, isInForce }: PlannableSeat) =>
    email !== '' && isInForce && listed.has(emailKey(email));
  const free = pool
    .filter((seat) => seat.isAssignable && !claimed.has(seat.seatId) && !isKept(seat))
    .values();
  return people.map((person, index) => rows[index] ?? planNext(person, free, holders, question));
}

function planNamed(person: ListedPerson, named: AssignmentQuestion['named'], seen: Set<string>): PlannedRow {
  const seatId = person.seatId ?? '';
  const seat = named.get(seatId) ?? null;
  const email = person.email === null ? (seat?.email ?? '') : addressIn(person.email);
  const findings = findingsOfText(person, email);
  if (hasInvisible(seatId)) findings.push('HIDDEN_IN_SEAT');
  else if (seen.has(seatId)) findings.push('SEAT_TWICE');
  else if (!seat?.isAssignable) findings.push('NOT_YOURS');
  seen.add(seatId);
  return planned(person, email, seat, findings);
}

/** Seats per address after the rows with named seats, and the addresses planned so far. */
interface Holders {
  readonly seats: Map<string, number>;
  readonly listed: Set<string>;
}

function holdersAfter({ seatsOfUsers }: AssignmentQuestion, rows: readonly (PlannedRow | null)[]): Holders {
  const seats = new Map(seatsOfUsers);
  const add = (email: string | undefined, count: number) => {
    if (email) seats.set(emailKey(email), (seats.get(emailKey(email)) ?? 0) + count);
  };
  for (const row of rows) {
    if (!row?.seat?.isInForce) continue;
    add(row.step?.from.email, -1);
    add(row.step?.to.email, 1);
  }
  return { seats, listed: new Set() };
}

function planNext(
  person: ListedPerson,
  free: Iterator<PlannableSeat>,
  { seats, listed }: Holders,
  { allowsSecondSeats }: AssignmentQuestion,
): PlannedRow {
  const email = addressIn(person.email ?? '');
  const key = emailKey(email);
  const findings = findingsOfText(person, email);
  if (listed.has(key)) findings.push(allowsSecondSeats ? 'TWICE_IN_LIST' : 'TWICE_IN_LIST_LEFT_OUT');
  else if ((seats.get(key) ?? 0) > 0) findings.push(allowsSecondSeats ? 'HAS_SEAT' : 'HAS_SEAT_LEFT_OUT');
  if (email !== '') listed.add(key);
  if (findings.some(stops)) return planned(person, email, null, findings);
  const next = free.next();
  return next.done
    ? planned(person, email, null, [...findings, 'NO_SEAT_LEFT'])
    : planned(person, email, next.value, findings);
}

function planned(
  person: ListedPerson,
  email: string,
  seat: PlannableSeat | null,
  findings: Finding[],
): PlannedRow {
  if (seat === null || findings.some(stops)) return { email, seat, findings, step: null };
  const note = person.note === null || isAsExported(person.note, seat) ? null : parseNote(person.note);
  const wanted = {
    email,
    ...(person.isManager && email !== '' && { managers: withManagers(seat.managers, [email]) }),
    ...(note?.ok && { note: note.note }),
  };
  const step = stepTo(seat.seatId, seat, wanted);
  return { email, seat, findings: step === null ? [...findings, 'UNCHANGED'] : findings, step };
}

/** Exported tables have each note on one line; one that comes back like that keeps its lines. */
function isAsExported(listed: string, { note }: PlannableSeat): boolean {
  return listed.trim() === unmarkedCell(plainCell(note)).trim();
}

function findingsOfText({ email: listed, note, seatId }: ListedPerson, email: string): Finding[] {
  const findings: Finding[] = [];
  if (email === '' && seatId === null) findings.push('NO_ADDRESS');
  if (listed !== null && hasInvisible(email)) findings.push('HIDDEN_IN_ADDRESS');
  else if (listed !== null && email !== '' && !isMailable(email)) findings.push('INVALID_ADDRESS');
  if (note !== null && !parseNote(note).ok) findings.push('NOTE_TOO_LONG');
  return findings;
}

/** The address of `Name <address>`, else the text itself: `Ann <>` must not look like an empty cell. */
export function addressIn(text: string): string {
  const inBrackets = /<\s*([^<>\s][^<>]*)>\s*$/.exec(text)?.[1];
  return (inBrackets ?? text).trim().replace(/^mailto:/i, '');
}
