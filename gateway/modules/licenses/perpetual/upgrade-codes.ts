import type { UserResolvers } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { licensePage } from './license-page';
import { toUpgradeCode } from './to-license';

export const upgradeCodes: UserResolvers['upgradeCodes'] = async ({ context }, args) => {
  const [{ upgradeCodes: codes }, viewer] = await Promise.all([
    context.loads.licenses(),
    requireProfile(context),
  ]);
  return licensePage(codes, args, (record) => toUpgradeCode(record, viewer));
};
