import { emailKey, isMailable } from '../../text/email';
import { hasUnseen } from '../../text/plain-text';
import { parseNote } from '../people/note';
import { type Finding, stops } from './findings';
import { type SeatContents, type SeatStep, stepTo, withManagers } from './seat-state';

/** So many rows a list can have, its titles not counted. */
export const MOST_LISTED = 20_000;

/** So many bytes of JSON a question for a plan can have; a request takes a little more. */
export const MOST_PLAN_BYTES = 2_900_000;

export interface ListedPerson {
  /** An address, or `Name <address>`; empty to free the seat that is named. */
  email: string;
  /** The seat meant; null for the next one that is to be given out. */
  seatId: string | null;
  isManager: boolean;
  /** The note of the seat; null leaves it. */
  note: string | null;
}

export interface PlannableSeat extends SeatContents {
  seatId: string;
  isAssignable: boolean;
  /** Whether its user has a seat by it: not by one that has ended, nor by a perpetual license. */
  isInForce: boolean;
}

export interface AssignmentQuestion {
  people: readonly ListedPerson[];
  named: ReadonlyMap<string, PlannableSeat>;
  /** What is given out to those whose seat is not named, in this order. */
  pool: readonly PlannableSeat[];
  /** How many seats everybody uses, by address in lower case. */
  seatsOfUsers: ReadonlyMap<string, number>;
  allowsSecondSeats: boolean;
}

export interface PlannedRow<Seat extends PlannableSeat = PlannableSeat> {
  email: string;
  seat: Seat | null;
  findings: Finding[];
  /** Null where nothing is done. */
  step: SeatStep | null;
}

/** A row each, in the order of the list. Named seats come first, so that somebody who leaves one may get another. */
export function planAssignments(question: AssignmentQuestion): PlannedRow[] {
  const { people, named, pool } = question;
  const claimed = new Set(people.flatMap(({ seatId }) => seatId ?? []));
  const seen = new Set<string>();
  const rows = people.map((person) => (person.seatId === null ? null : planNamed(person, named, seen)));
  const holders = holdersAfter(question, rows);
  // Whoever is in the list keeps the seat that she is told to have.
  const listed = new Set(
    people.flatMap(({ seatId, email }) => (seatId === null ? emailKey(addressIn(email)) : [])),
  );
  const isKept = ({ email, isInForce }: PlannableSeat) =>
    email !== '' && isInForce && listed.has(emailKey(email));
  const free = pool
    .filter((seat) => seat.isAssignable && !claimed.has(seat.seatId) && !isKept(seat))
    .values();
  return people.map((person, index) => rows[index] ?? planNext(person, free, holders, question));
}

function planNamed(person: ListedPerson, named: AssignmentQuestion['named'], seen: Set<string>): PlannedRow {
  const email = addressIn(person.email);
  const findings = findingsOfText(person, email);
  const seatId = person.seatId ?? '';
  const seat = named.get(seatId) ?? null;
  if (hasUnseen(seatId)) findings.push('HIDDEN_IN_SEAT');
  else if (seen.has(seatId)) findings.push('SEAT_TWICE');
  else if (!seat?.isAssignable) findings.push('NOT_YOURS');
  seen.add(seatId);
  return planned(person, email, seat, findings);
}

/** Who has how many seats once the seats that the list names are given; and who is in the list already. */
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
  const email = addressIn(person.email);
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
  const note = person.note === null ? null : parseNote(person.note);
  const wanted = {
    email,
    ...(person.isManager && email !== '' && { managers: withManagers(seat.managers, [email]) }),
    ...(note?.ok && { note: note.note }),
  };
  const step = stepTo(seat.seatId, seat, wanted);
  return { email, seat, findings: step === null ? [...findings, 'UNCHANGED'] : findings, step };
}

function findingsOfText({ note, seatId }: ListedPerson, email: string): Finding[] {
  const findings: Finding[] = [];
  if (email === '' && seatId === null) findings.push('NO_ADDRESS');
  if (hasUnseen(email)) findings.push('HIDDEN_IN_ADDRESS');
  else if (email !== '' && !isMailable(email)) findings.push('INVALID_ADDRESS');
  if (note !== null && !parseNote(note).ok) findings.push('NOTE_TOO_LONG');
  return findings;
}

/** The address of `Name <address>`, else the text itself. */
export function addressIn(text: string): string {
  const inBrackets = /<([^<>]*)>\s*$/.exec(text)?.[1];
  return (inBrackets ?? text).trim().replace(/^mailto:/i, '');
}
