import type { BenchRequest } from './measure';

/** Groups and seats of an account, with the fields of a screen. */
const query = `query BenchAccount($groups: Int!, $seats: Int!) {
  viewer {
    id
    email
    seatSummary { total assigned unassigned }
    subscriptions(first: $groups) {
      totalCount
      nodes {
        id number section
        statusLine { text tone }
        term termName startDate expireDate nextBillingDate
        isAutoRenew isPurchaseOrder isPastDue isCanceled isSelectable
        owner { email displayName profileImg isViewer }
        editionSummary
        editionCounts { edition name total assigned }
        addUsers { path }
        seats(first: $seats) {
          totalCount
          pageInfo { hasNextPage }
          nodes {
            id productName licenseType assignedTo managers isManager note purchaseDate expireDate status
            pendingChange { changes label tone text }
            assignEligibility { allowed message }
          }
        }
      }
    }
  }
}`;

export interface Page {
  groups: number;
  seats: number;
}

/** Builds the request for either server; `session` selects the account, and tells a repeated request. */
export function benchRequest(session: string, variables: Page): BenchRequest {
  return {
    path: '/graphql',
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: session },
    body: JSON.stringify({ operationName: 'BenchAccount', query, variables }),
  };
}
