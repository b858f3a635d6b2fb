import { shownPhotoAddress } from '#domain/account/profile-photo';
import type { GatewayContext } from '../../context';
import type { User } from '../../resolvers.generated';
import { VendorError } from '../../vendor/vendor-error';

/** The fields of a customer that are read only when they are asked for. */
export type ResolvedField =
  | 'activity'
  | 'assignmentPlan'
  | 'billingInfo'
  | 'cloudGroups'
  | 'educationSeats'
  | 'isCloudAuthorEnabled'
  | 'people'
  | 'perpetualLicenses'
  | 'person'
  | 'productKinds'
  | 'receiptArchive'
  | 'renewalForecast'
  | 'renewalReceipts'
  | 'sale'
  | 'sales'
  | 'seatMatches'
  | 'seatSelection'
  | 'seatSummary'
  | 'spending'
  | 'subscription'
  | 'subscriptions'
  | 'upgradeCodes';

/** A customer, with the session that speaks for them: after signing in it is another than the request's. */
export interface UserModel extends Omit<User, ResolvedField | '__typename'> {
  readonly context: GatewayContext;
}

/** The customer of the session; null when there is none or the session is over (D-111). */
export async function loadViewer(context: GatewayContext): Promise<UserModel | null> {
  if (context.session.key === '') return null;
  const profile = await context.loads.profile().catch(nullWhenSignedOut);
  if (profile === null) return null;
  const { userId, profileImg, ...shown } = profile;
  const isDelegate = context.session.isDelegate;
  return { id: userId, ...shown, profileImg: shownPhotoAddress(profileImg), isDelegate, context };
}

/** For questions about the session itself, where "signed out" is an answer. */
export function nullWhenSignedOut(error: unknown): null {
  if (error instanceof VendorError && error.code === 'UNAUTHENTICATED') return null;
  throw error;
}
