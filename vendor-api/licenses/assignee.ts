import { isMailable } from '#domain/account/mailable-email';
import { parseAssignment } from '#domain/licenses/assign-seat';
import { message } from '#domain/messages/catalogue';

export type Assignee =
  | { readonly ok: true; readonly assignedTo: string | null }
  | { readonly ok: false; readonly message: string };

const LONGEST_DOMAIN = 254;

/** What was typed as the new user of a seat, in lower case; the empty text frees the seat (SEAT-02). Legacy ASE seats belong to a domain instead (D-66). */
export function parseAssignee(typed: string, isDomain: boolean): Assignee {
  if (isDomain) return parseDomain(typed);
  const parsed = parseAssignment(typed);
  if (!parsed.ok || parsed.email === null) return parsed.ok ? { ok: true, assignedTo: null } : parsed;
  const email = parsed.email.toLowerCase();
  return isMailable(email)
    ? { ok: true, assignedTo: email }
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
