import { shownPhotoAddress } from '#domain/account/profile-photo';
import type { GatewayContext } from '../../context';
import type { User } from '../../resolvers.generated';
import { VendorError } from '../../vendor/vendor-error';

/** Fields of a customer that are loaded on demand. */
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

/** Customer with the context of their session, which differs from the request's after a sign-in. */
export interface UserModel extends Omit<User, ResolvedField | '__typename'> {
  readonly context: GatewayContext;
}

/** Returns the session's customer; null without a session or after its end (D-111). */
export async function loadViewer(context: GatewayContext): Promise<UserModel | null> {
  if (context.session.key === '') return null;
  const profile = await context.loads.profile().catch(nullWhenSignedOut);
  if (profile === null) return null;
  const { userId, profileImg, ...shown } = profile;
  const isDelegate = context.session.isDelegate;
  return { id: userId, ...shown, profileImg: shownPhotoAddress(profileImg), isDelegate, context };
}

/** For queries about the session itself, to which "signed out" is an answer. */
export function nullWhenSignedOut(error: unknown): null {
  if (error instanceof VendorError && error.code === 'UNAUTHENTICATED') return null;
  throw error;
}
