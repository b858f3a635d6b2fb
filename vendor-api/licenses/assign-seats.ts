import { parseAssignment } from '#domain/licenses/people/assign-seat';
import { assignAccess } from '#domain/licenses/people/seat-access';
import { message } from '#domain/messages/catalogue';
import { emailKey, isMailable } from '#domain/text/email';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { type GivenSeat, giveSeats, isForDomain } from './give-seats';
import { lockSeats, refusalFor } from './lock-seats';
import { type ManagersChange, writeManagers } from './write-managers';

export interface SeatAssignment {
  readonly seatId: string;
  /** An address, a domain for bundles, or empty. */
  readonly typed: string;
  readonly isManager: boolean;
}

interface Assigned extends GivenSeat {
  readonly isManager: boolean;
}

const RULE = { access: assignAccess, stranger: message.assignNotAllowed };

/** Assigns seats; an empty text frees one (REST-47, REST-55). Returns a message per seat, or empty texts. */
export function assignSeats(
  deps: VendorDeps,
  user: SignedInUser,
  assignments: readonly SeatAssignment[],
): Promise<string[]> {
  return deps.db.transaction(async (tx) => {
    const ids = assignments.map(({ seatId }) => seatId);
    const locked = await lockSeats(tx, user, ids);
    const assigned: Assigned[] = [];
    const messages = assignments.map(({ seatId, typed, isManager }) => {
      const seat = locked.get(seatId);
      const refusal = refusalFor(seat, user, RULE);
      if (seat === undefined || refusal !== null) return refusal ?? message.assignNotAllowed;
      const assignee = parseAssignee(typed, isForDomain(seat));
      if (!assignee.ok) return assignee.message;
      assigned.push({ seat, assignedTo: assignee.assignedTo, isManager });
      return '';
    });
    const changed = assigned.filter(({ seat, assignedTo }) => assignedTo !== seat.assignedTo);
    await giveSeats(tx, deps, user, changed);
    await writeManagers(tx, deps, user, assigned.flatMap(newManager));
    return messages;
  });
}

function newManager({ seat, assignedTo, isManager }: Assigned): ManagersChange[] {
  const isNew = isManager && assignedTo !== null && !isForDomain(seat) && !seat.managers.includes(assignedTo);
  return isNew ? [{ seat, added: [assignedTo], removed: [] }] : [];
}

type Assignee =
  | { readonly ok: true; readonly assignedTo: string | null }
  | { readonly ok: false; readonly message: string };

const LONGEST_DOMAIN = 254;

/** Returns the assignee in lower case (SEAT-02): a domain for bundles (D-66), else an address. */
export function parseAssignee(typed: string, isDomain: boolean): Assignee {
  if (isDomain) return parseDomain(typed);
  const parsed = parseAssignment(typed);
  if (!parsed.ok || parsed.email === null) return parsed.ok ? { ok: true, assignedTo: null } : parsed;
  return isMailable(parsed.email)
    ? { ok: true, assignedTo: emailKey(parsed.email) }
    : { ok: false, message: message.notAnEmail(parsed.email) };
}

function parseDomain(typed: string): Assignee {
  const domain = typed.trim().toLowerCase();
  if (domain === '') return { ok: true, assignedTo: null };
  const isDomain = domain.length <= LONGEST_DOMAIN && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(domain);
  return isDomain
    ? { ok: true, assignedTo: domain }
    : { ok: false, message: message.notADomain(typed.trim()) };
}
