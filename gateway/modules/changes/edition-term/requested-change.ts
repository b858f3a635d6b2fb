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

export function requestedEdition({
  seatIds,
  subscriptionId,
  newLicenseType,
}: EditionChangeInput): RequestedChange {
  const licenseType = LICENSE_TYPE_CODES_BY_NAME[newLicenseType];
  return {
    seatIds: new Set(seatIds),
    subscriptionId: subscriptionId ?? null,
    target: { kind: 'EDITION', licenseType },
  };
}

export function requestedTerm({ seatIds, subscriptionId, newTerm }: TermChangeInput): RequestedChange {
  const term = TERM_CODES_BY_NAME[newTerm];
  return {
    seatIds: new Set(seatIds),
    subscriptionId: subscriptionId ?? null,
    target: { kind: 'TERM', term },
  };
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
