import type { UserResolvers } from '../../../resolvers.generated';
import { licensePage } from './license-page';
import { toEducationSeat } from './to-license';

export const educationSeats: UserResolvers['educationSeats'] = async ({ context }, args) => {
  const { education } = await context.loads.licenses();
  return licensePage(education, args, toEducationSeat);
};
