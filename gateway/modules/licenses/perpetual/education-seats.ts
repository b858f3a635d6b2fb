import type { UserResolvers } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { licensePage } from './license-page';
import { toEducationSeat } from './to-license';

export const educationSeats: UserResolvers['educationSeats'] = async ({ context }, args) => {
  const [{ education }, viewer] = await Promise.all([context.loads.licenses(), requireProfile(context)]);
  return licensePage(education, args, (record) => toEducationSeat(record, viewer));
};
