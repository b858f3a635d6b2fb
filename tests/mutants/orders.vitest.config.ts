import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Unreachable, since suites would run again on a PostgreSQL server. */
const NO_SERVER = 'postgres://postgres@127.0.0.1:1/postgres';

/** Fastest first. Without tests of killed processes, which do not see the mutant. */
const FILES = [
  'vendor-api/orders/claims/coupon-uses.test.ts',
  'vendor-api/orders/attempts/fingerprint.test.ts',
  'vendor-api/orders/sales/order-parts.test.ts',
  'vendor-api/orders/sales/save-sale.test.ts',
  'vendor-api/orders/order-handler.test.ts',
  'vendor-api/orders/charges/settle-open-charges.test.ts',
  'vendor-api/orders/charges/send-charge.test.ts',
  'vendor-api/orders/finish-order.test.ts',
  'vendor-api/orders/place-order.test.ts',
  'vendor-api/orders/claims/claim-order.test.ts',
  'vendor-api/orders/claims/group-claims.test.ts',
  'vendor-api/orders/attempts/keep-lease.test.ts',
  'vendor-api/orders/attempts/ended-attempts.test.ts',
  'vendor-api/orders/charges/take-open-charges.test.ts',
  'vendor-api/orders/charges/settle-many.test.ts',
  'vendor-api/orders/never-sent.test.ts',
  'vendor-api/orders/given-up.test.ts',
  'vendor-api/orders/noted-orders.test.ts',
  'vendor-api/orders/captcha-outage.test.ts',
  'vendor-api/orders/held-up.test.ts',
  'vendor-api/orders/declined-field.test.ts',
  'vendor-api/store/coupons/claimed-coupons.test.ts',
  'vendor-api/renewals/failed-renewals.test.ts',
  'vendor-api/orders/changed-meanwhile.test.ts',
  'vendor-api/orders/sales/order-mail.test.ts',
  'vendor-api/store/carts/buy-ase.test.ts',
  'vendor-api/renewals/split-unpaid.test.ts',
  'vendor-api/licenses/bundle-name.test.ts',
  'vendor-api/changes/retry/refuse-retry.test.ts',
  'vendor-api/changes/retry/retry-joined.test.ts',
  'vendor-api/changes/retry/retry.test.ts',
  'vendor-api/renewals/renewals.test.ts',
  'vendor-api/orders/another-card.test.ts',
  'vendor-api/orders/repeated-orders.test.ts',
  'vendor-api/orders/withdrawn-orders.test.ts',
  'vendor-api/changes/upgrade/buy-upgrade.test.ts',
  'vendor-api/changes/purchase-order/add-users.test.ts',
  'vendor-api/store/groups/join-home.test.ts',
  'vendor-api/store/carts/refuse-rp.test.ts',
  'vendor-api/changes/reactivate/reactivate-cloud.test.ts',
  'vendor-api/changes/edition-term/changes-raced.test.ts',
  'vendor-api/changes/edition-term/change-bundle.test.ts',
  'vendor-api/changes/purchase-order/renew-po.test.ts',
  'vendor-api/store/groups/join-renewed.test.ts',
  'vendor-api/store/groups/join-group.test.ts',
  'vendor-api/store/groups/join-raced.test.ts',
  'vendor-api/orders/every-cart.test.ts',
  'vendor-api/renewals/renewed-once.test.ts',
  'vendor-api/orders/lost-answers.test.ts',
];

/** Runs fast files first, so that they find a mutant before the slow ones start. */
class QuickestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => FILES.findIndex((file) => moduleId.endsWith(file));
    return specs.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** Tests of the order engine, against the service and its embedded database. */
export default defineConfig({
  test: {
    include: FILES,
    sequence: { sequencer: QuickestFirst },
    env: { TEST_DATABASE_URL: NO_SERVER },
    environment: 'node',
    isolate: false,
    // Ten times the longest test: detects endless waits.
    testTimeout: 40_000,
    hookTimeout: 120_000,
  },
});
