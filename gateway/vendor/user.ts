import { z } from 'zod';
import { couponBundle } from './answers/coupon-bundle';
import { licenseRows } from './answers/license-rows';
import { profile } from './answers/profile';
import { type CallerDeps, createCaller } from './caller';
import { wireFlag, wireOutcome, wireText } from './wire';

const session = z.object({ success: wireFlag, authToken: wireText });

const answers = {
  '/user/dologin': session,
  '/user/authcheck': session,
  '/user/auth2': session,
  '/user/getUserProfile': profile,
  '/user/loadUserCoupons': couponBundle,
  '/user/loadLicenseRows': licenseRows,
  '/user/singleSeatAssignment': z.object(wireOutcome),
};

/** All lists but `rows`, which would repeat every seat of the others. */
const LISTS = 'subRows,aseRows,canceledRows,perpRows,upcomingSubRows,eduRows,upgradeRows';

export interface SeatAssignment {
  readonly userEmail: string;
  readonly userId: string;
  readonly seat: string;
  /** What was typed: an e-mail address, or a domain for legacy bundles (D-66). */
  readonly emailDomain: string;
}

/** The vendor's `user` controller. */
export function userCalls(deps: CallerDeps) {
  const caller = createCaller(deps, answers);
  return {
    doLogin: (credentials: { loginEmail: string; password: string }) =>
      caller.postJson('/user/dologin', credentials),
    authCheck: () => caller.get('/user/authcheck'),
    /** Redeems a one-time code, which travels where a token would (REST-03). */
    auth2: (code: string, origin: string) =>
      caller.get('/user/auth2', { token: code, origin, hasSideEffect: true }),
    getUserProfile: () => caller.get('/user/getUserProfile'),
    loadUserCoupons: () => caller.get('/user/loadUserCoupons'),
    loadLicenseRows: () => caller.get('/user/loadLicenseRows', { query: { lists: LISTS } }),
    singleSeatAssignment: (assignment: SeatAssignment) =>
      caller.postJson('/user/singleSeatAssignment', assignment),
  };
}
