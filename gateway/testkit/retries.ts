import { randomUUID } from 'node:crypto';
import { PERIOD_END } from '#tests/testkit/renewals';
import type { TestUser } from '#tests/testkit/start-vendor';
import type { Portal } from './start-portal';

const PREVIEW = `query($subscriptionId: ID!, $choice: RetryChoiceInput, $first: Int, $after: String) {
  retryPaymentPreview(subscriptionId: $subscriptionId, choice: $choice) {
    group { id name kind failure expireDate
      failedPayment { date reason total card { cardType lastFour } } ifUnpaid { seatsEnd haveEnded retryCovers }
      seats(first: $first, after: $after) {
      totalCount pageInfo { endCursor hasNextPage }
      nodes { id productName renewsAs assignedTo defaultChoice price } } }
    preview { previewId renewingCount endingCount total expireDate nextBillingDate parts { termName seatCount expireDate }
      lines { product quantity total appliedCoupons { couponId qty } derivation { label } } }
    userErrors { code message field seatIds }
  } }`;
const RETRY = `mutation($input: RetryPaymentInput!) { retryPayment(input: $input) {
  success state transactionId preview { previewId total } userErrors { code message field }
  viewer { subscriptions { nodes { id isPastDue expireDate } } }
} }`;
const CANCEL = `mutation($id: ID!) { cancelSubscriptionGroup(id: $id) {
  success userErrors { code message field } viewer { subscriptions { nodes { id section isPastDue } } }
} }`;

const then = { expireDate: PERIOD_END };
/** A normal seat, one with a pending edition, one with a pending term, and a canceled one. */
export const MIXED = {
  seats: [
    { licenseType: 0 as const, assignedTo: 'a@lee.example' },
    { licenseType: 1 as const, ...then, futureLicenseType: 0 as const },
    { licenseType: 0 as const, ...then, futureTerm: 1, futureMultiplier: 1 },
    { licenseType: 2 as const, ...then },
  ],
};

export function retriesIn(portal: Portal) {
  async function preview(user: TestUser, subscriptionId: string, more: object = {}) {
    const variables = { subscriptionId, ...more };
    const { data } = await portal.gateway.ask(PREVIEW, variables, { token: user.token });
    return data.retryPaymentPreview;
  }

  async function order(user: TestUser, subscriptionId: string, choice: object | null = null, card?: string) {
    const { preview: shown } = await preview(user, subscriptionId, { choice });
    return {
      attemptId: randomUUID(),
      previewId: shown.previewId,
      total: shown.total,
      subscriptionId,
      choice,
      payment: {
        ...(await portal.shop.newCard(card)),
        replacePaymentMethod: true,
        useExistingPaymentMethod: false,
      },
    };
  }

  async function retry(user: TestUser, input: object) {
    const { data } = await portal.gateway.ask(RETRY, { input }, { token: user.token });
    return data.retryPayment;
  }

  async function cancel(user: TestUser, id: string) {
    const { data } = await portal.gateway.ask(CANCEL, { id }, { token: user.token });
    return data.cancelSubscriptionGroup;
  }

  return { preview, order, retry, cancel };
}
