import type { Page } from 'playwright/test';
import { LicenseType } from '../../../domain/licenses/license-type';
import { message } from '../../../domain/messages/catalogue';
import type { TestPortal } from '../../testkit/start-portal';
import { quantityOf } from './store';

const { Pro, Team } = LicenseType;
export const HOST = 'axure.com';
export const RUNNING = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const ENDED = { startDate: '2025-04-02', expireDate: '2026-04-01', canceled: true, autoRenew: false };
export const PO = { ...RUNNING, braintreeId: 'PURCHASE_ORDER', autoRenew: false };
const FAILED = { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-11' };
const PAST_DUE = { startDate: '2025-04-11', expireDate: '2026-04-10', ...FAILED };
export const CLOUD = {
  ...RUNNING,
  kind: 'cfb',
  cloudAuthorCount: 2,
  rpPublisherCount: 1,
  seats: [],
} as const;
export const ONE_PRO = { seats: [{ licenseType: Pro }] } as const;
export const ONE_TEAM = { seats: [{ licenseType: Team }] } as const;

export type Spec = Parameters<TestPortal['group']>[1];

/** An order that the vendor refuses, and the text shown. */
export interface Refusal {
  readonly text: string;
  /** Call that the vendor refuses without a text. */
  readonly call: string;
  readonly path: (id: string) => string;
  readonly spec?: Spec;
  readonly submit?: string;
  readonly fillIn?: (page: Page) => Promise<void>;
}

export const oneProMore = (page: Page) => quantityOf(page, 'Axure RP Pro').fill('1');

export const REVIEWS: Refusal[] = [
  {
    text: message.editionChangeFailed,
    call: '/cart/confirmChangeEdition',
    path: (id) => `change-edition?newEdition=0&subId=${id}`,
    spec: { ...RUNNING, ...ONE_TEAM },
  },
  {
    text: message.termChangeFailed,
    call: '/cart/confirmChangeTerm',
    path: (id) => `change-term?newTerm=1&subId=${id}`,
    spec: { ...RUNNING, ...ONE_PRO },
  },
  {
    text: message.reactivationFailed,
    call: '/cart/confirmReactivateCanceledSub',
    path: (id) => `reactivate?isCloud=false&newTerm=2&subId=${id}`,
    spec: { ...ENDED, ...ONE_PRO },
  },
  {
    text: message.cloudReactivationFailed,
    call: '/cart/buyCloudSubscription',
    path: (id) => `reactivate?isCloud=true&newTerm=2&subId=${id}`,
    spec: { ...CLOUD, ...ENDED },
  },
  {
    text: message.renewalFailed,
    call: '/cart/renewpo',
    path: (id) => `renew?newTerm=2&subId=${id}`,
    spec: { ...PO, ...ONE_PRO },
    submit: 'Renew Subscription(s)',
  },
  {
    text: message.autoRenewFailed,
    call: '/cart/setAutorenew',
    path: (id) => `renew?isAutoRenew=true&subId=${id}`,
    spec: { ...PO, ...ONE_PRO },
    submit: 'Auto Renew Subscription(s)',
  },
  {
    text: message.retryFailed,
    call: '/cart/RetryPastDueSubscription',
    path: (id) => `retry-payment/${id}`,
    spec: { ...PAST_DUE, ...ONE_PRO },
  },
  {
    text: message.lastResort,
    call: '/cart/addUsersToPo',
    path: (id) => `add-users?subId=${id}`,
    spec: { ...PO, ...ONE_PRO },
    fillIn: oneProMore,
  },
  {
    text: message.orderFailed(HOST),
    call: '/cart/buyRpSubscription',
    path: () => '',
    fillIn: oneProMore,
  },
];
