import type { CalendarDate } from '#domain/calendar/calendar-date';
import { checkCloudCancel, checkCloudUncancel } from '#domain/changes/cancel/check-cloud-cancel';
import { offeredForGroup } from '#domain/changes/cancel/offers-cancel';
import { groupRefusal } from '#domain/changes/cancel/plan-cancel';
import type { Viewer } from '#domain/licenses/model';
import { isOwnedBy } from '#domain/licenses/owned';
import type { CloudGroupRecord } from '../../models/cloud-groups';
import type { CloudCancellation } from '../../resolvers.generated';
import { unlessRefused } from '../licenses/to-eligibility';

/** What the viewer is offered about the end of a cloud group (CANC-08, CANC-14). */
export function toCancellation(
  { facts, canceledSeats }: CloudGroupRecord,
  viewer: Viewer,
  today: CalendarDate,
): CloudCancellation {
  const offered = offeredForGroup(facts, isOwnedBy(facts, viewer), today);
  return {
    isCanceled: facts.canceled,
    cancelEligibility: unlessRefused(checkCloudCancel(facts, { viewer, today })),
    uncancelEligibility: unlessRefused(checkCloudUncancel(facts, { viewer, today })),
    ...offered,
    isModifyOffered: facts.kind !== 'legacyAse' && (offered.isCancelOffered || offered.isUncancelOffered),
    refusal: groupRefusal([{ group: facts }], viewer)?.message ?? null,
    canceledAuthors: canceledSeats.authors,
    canceledPublishers: canceledSeats.publishers,
  };
}
