import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { GatewayDeps } from '../deps';
import type { Session } from '../session';
import type { VendorClient } from '../vendor/client';
import { type ConfigCache, perRequest } from './config-cache';
import { once } from './once';
import { areSame, createSources, type Sources } from './sources';

interface LoadDeps extends Pick<GatewayDeps, 'config' | 'profiles' | 'licenses' | 'cloudGroups'> {
  readonly vendor: VendorClient;
  readonly session: Session;
}

export function createLoads({ vendor, session, config, profiles, licenses, cloudGroups }: LoadDeps) {
  const { read, note } = createSources();
  const documents = {
    profile: once(() => note('profile', profiles.load(session.key, vendor.user.getUserProfile))),
    licenses: once(() => note('licenses', licenses.load(session.key, vendor.user.loadLicenseRows))),
    cloudGroups: once(() => note('cloudGroups', cloudGroups.load(session.key, vendor.user.loadCloudGroups))),
    coupons: once(() => vendor.user.loadUserCoupons()),
    prices: once(() => vendor.cart.getCartPrices()),
    billingInfo: once(() => vendor.userbilling.getBillingInfo()),
    saleRecords: once(() => vendor.userbilling.getSaleRecords()),
  };
  const asked = perRequest(config);
  const settings: ConfigCache = Object.assign(() => note('config', asked()), {
    fresh: (ageMs?: number) => note('config', asked.fresh(ageMs)),
    drop: asked.drop,
  });
  /** Returns the vendor's calendar date, by default that of UTC (D-03). */
  const today = async (): Promise<CalendarDate> =>
    (await settings()).today ?? new Date().toISOString().slice(0, 'yyyy-MM-dd'.length);
  const all = { ...documents, config: settings, today: () => note('today', today()) };
  return {
    ...all,
    sources: (): Sources => read,
    areCurrent: (sources: Sources) => areSame(sources, all),
    askAgain: () => {
      for (const cache of [profiles, licenses, cloudGroups]) cache.askAgain(session.key);
    },
    forget: () => {
      for (const cache of [profiles, licenses, cloudGroups]) cache.drop(session.key);
      for (const document of Object.values(documents)) document.reset();
    },
  };
}

export type Loads = ReturnType<typeof createLoads>;
