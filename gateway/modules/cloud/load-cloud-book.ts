import type { GatewayContext } from '../../context';
import { isCloudAuthorSold } from '../account/cloud-author';
import { requireProfile } from '../account/require-profile';
import { type CloudBook, createCloudBook } from './cloud-book';

/** The cloud groups of the session's customer, as of the vendor's date. */
export async function loadCloudBook(context: GatewayContext): Promise<CloudBook> {
  const { loads } = context;
  const [records, viewer, today, { cloudHost }, isSold] = await Promise.all([
    loads.cloudGroups(),
    requireProfile(context),
    loads.today(),
    loads.config(),
    isCloudAuthorSold(context, true),
  ]);
  return createCloudBook(records, { viewer, today, cloudHost, isCloudAuthorSold: isSold });
}
