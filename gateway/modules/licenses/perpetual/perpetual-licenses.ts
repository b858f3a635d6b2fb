import { filterKeys } from '#domain/licenses/perpetual/filter-keys';
import type { UserResolvers } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { licensePage } from './license-page';
import { asSeenBy, toPerpetualLicense } from './to-license';

export const perpetualLicenses: UserResolvers['perpetualLicenses'] = async ({ context }, args) => {
  const [{ perpetual }, viewer] = await Promise.all([context.loads.licenses(), requireProfile(context)]);
  const seen = perpetual.map((record) => asSeenBy(record, viewer));
  return licensePage(filterKeys(seen, args.search), args, (record) => toPerpetualLicense(record, viewer));
};
