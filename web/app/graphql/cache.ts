import { type FieldPolicy, InMemoryCache } from '@apollo/client';

interface Page {
  nodes: readonly unknown[];
  pageInfo?: { endCursor?: string | null };
}

/** Merges further pages into the existing connection; other arguments than the page start a separate list. */
function connection(keyArgs: string[]): FieldPolicy<Page> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      const after = args?.['after'];
      if (!existing || after == null || existing.pageInfo?.endCursor !== after) return incoming;
      return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] };
    },
  };
}

export const LICENSE_TYPES = ['Seat', 'PerpetualLicense', 'EducationSeat', 'UpgradeCode'];

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: { License: LICENSE_TYPES },
    typePolicies: {
      User: {
        fields: {
          activity: connection(['filter']),
          // The page size is a key, because lists of different sizes belong to different places.
          cloudGroups: connection(['section', 'first']),
          educationSeats: connection([]),
          perpetualLicenses: connection(['search']),
          subscriptions: connection(['section', 'renewsFrom', 'renewsTo', 'withSeats', 'first']),
          sales: connection(['search', 'from', 'to', 'orderBy']),
          upgradeCodes: connection([]),
        },
      },
      Subscription: { fields: { seats: connection(['filter', 'orderBy']) } },
      PortalConfig: { keyFields: [] },
      SeatSummary: { merge: true },
      SeatMatches: { merge: true },
      // Headers and timelines select different fields of the same owner.
      SubscriptionOwner: { merge: true },
      BillingInfo: { merge: true },
      // Never merge the fields of two cards.
      CardOnFile: { merge: false },
      ProductKinds: { merge: true },
      RenewalReceipts: { merge: true },
    },
  });
}
