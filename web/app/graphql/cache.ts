import { type FieldPolicy, InMemoryCache } from '@apollo/client';

interface Page {
  nodes: readonly unknown[];
  pageInfo?: { endCursor?: string | null };
}

/** A connection whose further pages join the ones at hand; other arguments than the page start a list of their own. */
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
          cloudGroups: connection(['section']),
          educationSeats: connection([]),
          perpetualLicenses: connection(['search']),
          // Lists of another page size are of another place.
          subscriptions: connection(['section', 'renewsFrom', 'renewsTo', 'withSeats', 'first']),
          sales: connection(['search', 'from', 'to', 'orderBy']),
          upgradeCodes: connection([]),
        },
      },
      Subscription: { fields: { seats: connection(['filter', 'orderBy']) } },
      PortalConfig: { keyFields: [] },
      SeatSummary: { merge: true },
      SeatMatches: { merge: true },
      // Headers and timelines ask for different parts of the same owner.
      SubscriptionOwner: { merge: true },
      BillingInfo: { merge: true },
      // Never a mixture of two cards.
      CardOnFile: { merge: false },
      ProductKinds: { merge: true },
      RenewalReceipts: { merge: true },
    },
  });
}
