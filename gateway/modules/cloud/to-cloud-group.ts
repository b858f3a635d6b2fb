import { renewTarget } from '#domain/changes/purchase-order/renew-target';
import { checkReactivation } from '#domain/changes/reactivate/check-reactivation';
import { cloudAddress, cloudAssignment } from '#domain/cloud/cloud-address';
import { cloudContents, cloudCounts } from '#domain/cloud/cloud-contents';
import { cloudPendingChanges } from '#domain/cloud/cloud-pending-changes';
import { cloudNextBilling, cloudStatusLine } from '#domain/cloud/cloud-renewal';
import { addUsersTarget } from '#domain/licenses/groups/add-users';
import { isPastDue } from '#domain/licenses/past-due';
import { termName } from '#domain/terms/term-name';
import type { CloudGroupRecord } from '../../models/cloud-groups';
import { TERMS } from '../../models/codes';
import { SUBSCRIPTION_KINDS } from '../../models/subscription-kinds';
import type { AddUsersTarget } from '../../resolvers.generated';
import { toOwner, toPendingTransfer } from '../licenses/group-people';
import { transferEligibility } from '../licenses/transfer-eligibility';
import type { CloudGroupModel, CloudPerspective } from './cloud-book';
import { cloudUnits } from './cloud-units';
import { toCancellation } from './to-cancellation';

/** Works out what the schema says of a cloud group that stands at `place`. */
export function toCloudGroup(
  record: CloudGroupRecord,
  place: Pick<CloudGroupModel, 'section' | 'number'>,
  perspective: CloudPerspective,
): CloudGroupModel {
  const { facts, seats, domain, organization } = record;
  const { viewer, today, cloudHost } = perspective;
  const { text, tone } = cloudStatusLine(facts, seats, today);
  const counts = cloudCounts(record, seats, facts, today);
  return {
    id: facts.id,
    ...place,
    kind: SUBSCRIPTION_KINDS[facts.kind],
    statusLine: { text, tone },
    pendingChanges: cloudPendingChanges(facts, cloudUnits(record), today),
    product: record.product,
    contents: cloudContents(counts),
    authorCount: counts.authors,
    publisherCount: counts.publishers,
    domain,
    organization,
    assignedTo: cloudAssignment({ domain, organization }),
    address: cloudAddress({ kind: facts.kind, domain, organization }, cloudHost),
    term: TERMS[facts.term],
    termName: termName(facts.term),
    purchaseDate: record.purchaseDate,
    startDate: facts.startDate,
    expireDate: facts.expireDate,
    nextBillingDate: cloudNextBilling(facts, seats, today),
    isAutoRenew: facts.autoRenew,
    isPurchaseOrder: facts.isPurchaseOrder,
    isPastDue: isPastDue(facts),
    firstFailedPaymentDate: facts.firstFailedPaymentDate,
    owner: toOwner(facts, viewer, null),
    pendingTransfer: toPendingTransfer(facts, viewer),
    transferEligibility: transferEligibility([facts], viewer),
    addUsers: addUsers(record, perspective),
    canReactivate: checkReactivation(facts, viewer, today) === null,
    renew: renewTarget(facts, viewer, today),
    cancellation: toCancellation(record, viewer, today),
  };
}

// A page that would not sell what the group holds is no way to add to it.
function addUsers({ facts }: CloudGroupRecord, perspective: CloudPerspective): AddUsersTarget | null {
  if (facts.kind === 'cloud' && !perspective.isCloudAuthorSold) return null;
  const target = addUsersTarget(facts, perspective.viewer, perspective.today);
  return target && { path: target.path };
}
