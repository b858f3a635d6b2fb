import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { CloudGroupRecord, Licenses } from '../models/licenses';
import type { Session } from '../session';
import type { VendorClient } from '../vendor/client';
import { type ConfigCache, ofOneRequest } from './config-cache';
import { once } from './once';
import type { SessionCache } from './session-cache';

interface LoadDeps {
  readonly vendor: VendorClient;
  readonly session: Session;
  readonly config: ConfigCache;
  readonly licenses: SessionCache<Licenses>;
  readonly cloudGroups: SessionCache<readonly CloudGroupRecord[]>;
}

export function createLoads({ vendor, session, config, licenses, cloudGroups }: LoadDeps) {
  const documents = {
    profile: once(() => vendor.user.getUserProfile()),
    licenses: once(() => licenses.load(session.key, () => vendor.user.loadLicenseRows())),
    cloudGroups: once(() => cloudGroups.load(session.key, () => vendor.user.loadCloudGroups())),
    coupons: once(() => vendor.user.loadUserCoupons()),
    prices: once(() => vendor.cart.getCartPrices()),
    billingInfo: once(() => vendor.userbilling.getBillingInfo()),
    saleRecords: once(() => vendor.userbilling.getSaleRecords()),
  };
  const settings = ofOneRequest(config);
  return {
    ...documents,
    config: settings,
    /** The vendor's calendar date; a vendor that tells none counts by UTC (D-03). */
    today: async (): Promise<CalendarDate> =>
      (await settings()).today ?? new Date().toISOString().slice(0, 'yyyy-MM-dd'.length),
    forget: () => {
      licenses.drop(session.key);
      cloudGroups.drop(session.key);
      for (const document of Object.values(documents)) document.reset();
    },
  };
}

export type Loads = ReturnType<typeof createLoads>;
