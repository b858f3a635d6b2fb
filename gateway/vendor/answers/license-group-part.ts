import { z } from 'zod';
import { shownPhotoAddress } from '#domain/account/profile-photo';
import { productKind } from '#domain/licenses/product-kind';
import { isBilledByTime, termCodeOf } from '#domain/terms/stored-term';
import type { GroupRecord } from '../../models/licenses';
import { wireDate, wireFlag, wireId, wireInteger, wireOptionalDate, wireOptionalText } from '../wire';

const subscription = z.object({
  id: wireId,
  userId: wireId.nullish(),
  ownerId: wireId.nullish(),
  term: wireInteger,
  multiplier: wireInteger.nullish(),
  startDate: wireDate,
  expireDate: wireDate,
  braintreeId: wireOptionalText,
  autoRenew: wireFlag,
  canceled: wireFlag,
  // A number of tries, a date or a flag: the vendor shows only that it is there when a payment failed (STAT-04).
  firstFailedPaymentAttempt: z.unknown().optional(),
  firstFailedPaymentDate: wireOptionalDate,
  isAse: wireFlag,
  isLegacyAse: wireFlag,
  isCfb: wireFlag,
});

const ownerProfile = z
  .object({ email: wireOptionalText, profileImg: wireOptionalText })
  .nullish()
  .transform((profile) => profile ?? { email: null, profileImg: null });

/** Of a seat row, what belongs to its group (MAN-21, MAN-22). */
export const groupPart = z
  .object({
    subscription,
    subscriptionOwner: wireOptionalText,
    ownerProfile,
    pendingOwner: wireOptionalText,
    pendingDate: wireOptionalDate,
  })
  .transform(
    ({ subscription: sub, ...row }): Omit<GroupRecord, 'seats'> => ({
      facts: {
        id: sub.id,
        kind: productKind(sub),
        userId: sub.userId ?? '',
        ownerId: sub.ownerId ?? null,
        ownerEmail: row.subscriptionOwner ?? row.ownerProfile.email,
        term: termCodeOf({ term: sub.term, multiplier: sub.multiplier ?? null }),
        isBilledByTime: isBilledByTime(sub.term),
        startDate: sub.startDate,
        expireDate: sub.expireDate,
        autoRenew: sub.autoRenew,
        canceled: sub.canceled,
        hasFailedPaymentAttempt: isPresent(sub.firstFailedPaymentAttempt),
        firstFailedPaymentDate: sub.firstFailedPaymentDate,
        pendingOwner: row.pendingOwner,
        pendingDate: row.pendingDate,
      },
      braintreeId: sub.braintreeId,
      ownerProfileImg: shownPhotoAddress(row.ownerProfile.profileImg),
    }),
  );

function isPresent(attempt: unknown): boolean {
  return attempt !== null && attempt !== undefined && attempt !== '' && attempt !== 0 && attempt !== false;
}
