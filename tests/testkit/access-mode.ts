import { accessAccount } from '../../vendor-api/account/access-account';
import type { RunningVendor, TestUser } from './start-vendor';

export const SUPPORT = 'sam@support.example';

/** Returns the customer with a separate session in access mode, as used by support. */
export async function inAccessMode({ deps }: RunningVendor, user: TestUser): Promise<TestUser> {
  const visit = { userId: user.id, agent: SUPPORT, reason: 'Ticket 4711' };
  return { ...user, token: await accessAccount(deps, visit, 1) };
}
