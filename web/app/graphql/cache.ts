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

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      User: {
        fields: {
          subscriptions: connection(['section']),
          sales: connection(['search']),
        },
      },
      Subscription: { fields: { seats: connection(['filter', 'orderBy']) } },
      PortalConfig: { keyFields: [] },
      SeatSummary: { merge: true },
      BillingInfo: { merge: true },
      ProductKinds: { merge: true },
      RenewalReceipts: { merge: true },
    },
  });
}
