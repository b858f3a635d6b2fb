import type { BenchRequest } from './measure';

/** An account with its groups and seats, as much as a screen shows of them. */
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
  /** How many groups, and of each how many seats, are in the answer. */
  groups: number;
  seats: number;
}

/** The question as sent to either server; `session` names the account and whether it was asked before. */
export function benchRequest(session: string, variables: Page): BenchRequest {
  return {
    path: '/graphql',
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: session },
    body: JSON.stringify({ operationName: 'BenchAccount', query, variables }),
  };
}
