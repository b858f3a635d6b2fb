import type { Profile } from '#domain/account/profile';
import type { GatewayContext } from '../../context';
import { unauthenticated } from '../../graphql/errors';

/**
 * Returns the profile of the session's customer.
 * @throws UNAUTHENTICATED for the all-zero user, who is nobody (PROF-25)
 */
export async function requireProfile({ loads }: Pick<GatewayContext, 'loads'>): Promise<Profile> {
  const profile = await loads.profile();
  if (profile === null) throw unauthenticated();
  return profile;
}
