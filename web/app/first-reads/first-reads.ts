import type { ScreenName } from '../screens';
import type { FirstRead } from './early-answers';
import { seatsAtFirst } from './seats-at-first';

/** First queries of screens at a plain address. Variables must match the screen's own, or they run twice. */
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
