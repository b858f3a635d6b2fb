import type { Profile } from '#domain/account/profile';
import type { SeatState } from '#domain/licenses/plan/seat-state';
import type { CloudGroupRecord, Licenses } from '../models/licenses';
import { activityPage } from './answers/activity';
import { cloudGroups } from './answers/cloud-groups';
import { couponBundle } from './answers/coupon-bundle';
import { licenseRows, parseLicenseRows } from './answers/license-rows';
import { profile } from './answers/profile';
import { type CallerDeps, createCaller, type Known } from './caller';
import { REFUSALS } from './http';
import { wireList, wireOptionalText, wireOutcome, wireText } from './wire';

// A success without a token is invalid, as it neither signs in nor out.
const session = wireOutcome({ authToken: wireText }).refine(
  ({ success, authToken }) => !success || authToken !== '',
  { error: 'no token', path: ['authToken'] },
);
const outcome = wireOutcome({});
const offlineKey = wireOutcome({ key: wireOptionalText });

/** Answer with an optional token: of a new session, or one that replaces the caller's (AUTH-13). */
const sessionOutcome = wireOutcome({ authToken: wireText });

/** Messages parallel to the request; empty when accepted, and blank counts as empty (D-67, D-96). */
const stepsAnswer = wireOutcome({ messages: wireList(wireOptionalText.transform((text) => text ?? '')) });

/** All lists but `rows`, which repeats the seats of the others. */
const LISTS = 'subRows,aseRows,canceledRows,perpRows,upcomingSubRows,eduRows,upgradeRows';

/** The customer who changes seats; the token decides, the payload repeats it (D-115). */
interface SeatSender {
  readonly userEmail: string;
  readonly userId: string;
}

export interface SeatAssignment extends SeatSender {
  readonly seat: string;
  /** Typed e-mail address, or domain for legacy bundles (D-66). */
  readonly emailDomain: string;
}

/** REST-55; the lists are parallel. */
export interface SeatAssignments extends SeatSender {
  readonly seats: readonly string[];
  readonly emails: readonly string[];
  readonly isManager: readonly boolean[];
}

/** Optional vendor call; steps are only taken from the state that they name. */
export interface SeatSteps extends SeatSender {
  readonly steps: readonly { readonly seat: string; readonly from: SeatState; readonly to: SeatState }[];
}

/** REST-48, REST-49. */
export interface ManagerChange extends SeatSender {
  readonly seats: readonly string[];
  readonly emails: readonly string[];
}

/** REST-05. */
export interface NewUser {
  readonly loginEmail: string;
  readonly password: string;
  readonly name: string;
}

/** REST-08; null keeps the password (PROF-19). */
export interface AccountInfo {
  readonly currentEmail: string;
  readonly currentPassword: string;
  readonly newEmail: string;
  readonly newPassword: string | null;
}

export function userCalls(deps: CallerDeps) {
  const { get, getAgain, getOptional, post, postOptional } = createCaller(deps);
  return {
    doLogin: (credentials: { loginEmail: string; password: string }) =>
      post('/user/dologin', session, credentials),
    authCheck: () => get('/user/authcheck', session),
    /** Redeems a one-time code, which is sent in place of the token (REST-03). */
    auth2: (code: string, origin: string) =>
      get('/user/auth2', session, { token: code, origin, hasSideEffect: true }),
    getUserProfile: (known: Known<Profile | null> | null) => getAgain('/user/getUserProfile', profile, known),
    loadUserCoupons: () => get('/user/loadUserCoupons', couponBundle),
    loadLicenseRows: (known: Known<Licenses> | null) =>
      getAgain('/user/loadLicenseRows', licenseRows, known, {
        query: { lists: LISTS },
        parse: parseLicenseRows,
      }),
    loadCloudGroups: (known: Known<readonly CloudGroupRecord[]> | null) =>
      getAgain('/user/loadCloudSubscriptionGroups', cloudGroups, known),
    createUser: (user: NewUser) => post('/user/createuser', sessionOutcome, user),
    forgotPassword: (loginEmail: string) => post('/user/forgotPassword', outcome, { loginEmail }),
    changeAccountInfo: (info: AccountInfo) => post('/user/ChangeAccountInfo', sessionOutcome, info),
    updateUserProfileName: (name: string) => post('/user/updateUserProfileName', outcome, { name }),
    deleteUserProfileImg: () => post('/user/deleteUserProfileImg', outcome, {}),
    updateEmail: () => post('/user/updateemail', outcome, {}),
    /** Null when the vendor has no unconfirmed addresses. */
    sendEmailConfirmation: () => postOptional('/user/sendEmailConfirmation', outcome, {}),
    singleSeatAssignment: (assignment: SeatAssignment) =>
      post('/user/singleSeatAssignment', outcome, assignment),
    multiAssignSeat: (assignments: SeatAssignments) =>
      post('/user/MultiAssignSeat', stepsAnswer, assignments),
    /** Null when the vendor has no such call. */
    changeSeats: (change: SeatSteps) => postOptional('/user/changeseats', stepsAnswer, change),
    /** Null when the vendor has no such call. */
    activity: (query: Readonly<Record<string, string>>) => getOptional('/user/activity', activityPage, query),
    singleEditNote: (edit: SeatSender & { seat: string; note: string }) =>
      post('/user/singleeditnote', outcome, edit),
    multiEditNote: (edit: SeatSender & { seats: readonly string[]; note: string }) =>
      post('/user/multieditnote', outcome, edit),
    /** A GET that sends a mail; the timestamp bypasses caches (REST-41, D-116). */
    sendOfflineKey: (seatId: string) =>
      get('/user/sendOfflineKey', offlineKey, {
        query: { seatId, _: String(Date.now()) },
        hasSideEffect: true,
        refusals: REFUSALS,
      }),
    addManager: (change: ManagerChange) => post('/user/addmanager', outcome, change),
    removeManager: (change: ManagerChange) => post('/user/removemanager', outcome, change),
  };
}
