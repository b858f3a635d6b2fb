import type { ChangeTarget } from '#domain/changes/edition-term/change-plan';
import { message } from '#domain/messages/catalogue';
import { LICENSE_TYPE_CODES_BY_NAME, TERM_CODES_BY_NAME } from '../../../models/codes';
import type { EditionChangeInput, TermChangeInput, UserError } from '../../../resolvers.generated';
import { userError } from '../../common/user-error';

/** Limit of seats in one order form. */
const MOST_SEATS = 10_000;

export interface RequestedChange {
  /** Empty for a whole group. */
  readonly seatIds: ReadonlySet<string>;
  readonly subscriptionId: string | null;
  readonly target: ChangeTarget;
}

export function requestedEdition(change: EditionChangeInput): RequestedChange {
  return requested(change, {
    kind: 'EDITION',
    licenseType: LICENSE_TYPE_CODES_BY_NAME[change.newLicenseType],
  });
}

export function requestedTerm(change: TermChangeInput): RequestedChange {
  return requested(change, { kind: 'TERM', term: TERM_CODES_BY_NAME[change.newTerm] });
}

type Selection = Pick<EditionChangeInput, 'seatIds' | 'subscriptionId'>;

function requested({ seatIds, subscriptionId }: Selection, target: ChangeTarget): RequestedChange {
  return { seatIds: new Set(seatIds), subscriptionId: subscriptionId ?? null, target };
}

export function checkRequested({
  seatIds,
  subscriptionId,
}: Omit<RequestedChange, 'target'>): UserError | null {
  const field = 'change.seatIds';
  if (seatIds.size > 0 === (subscriptionId !== null))
    return userError('INVALID_INPUT', message.changeSelection, { field });
  if (seatIds.size > MOST_SEATS) return userError('INVALID_INPUT', message.changeTooMany, { field });
  return null;
}
