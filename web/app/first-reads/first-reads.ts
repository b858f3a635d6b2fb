import type { ScreenName } from '../screens';
import type { FirstRead } from './early-answers';
import { seatsAtFirst } from './seats-at-first';

/** What a screen reads first where its address chooses nothing. Whatever it asks in other words is asked twice. */
export const FIRST_READS: Partial<Record<ScreenName, () => readonly FirstRead[]>> = {
  manage: () => [
    {
      name: 'ManageProducts',
      variables: {
        filter: null,
        orderBy: { field: 'PURCHASE_DATE', direction: 'DESC' },
        seats: seatsAtFirst(),
      },
    },
    { name: 'SeatFigures', variables: { filter: null } },
    { name: 'ProductTab', variables: {} },
  ],
  buy: () => [{ name: 'BuyPage', variables: { isCloudAuthorAsked: false } }],
  billing: () => [
    { name: 'BillingPage', variables: { search: null, from: null, to: null, orderBy: null } },
    { name: 'UpcomingCharges', variables: {} },
  ],
  profile: () => [{ name: 'ProfilePage', variables: {} }],
};
