import { z } from 'zod';
import type { SeatState } from '#domain/licenses/plan/seat-state';
import { cloudGroups } from './answers/cloud-groups';
import { couponBundle } from './answers/coupon-bundle';
import { licenseRows } from './answers/license-rows';
import { groupAnswer } from './answers/orders';
import { profile } from './answers/profile';
import { type CallerDeps, createCaller } from './caller';
import { REFUSALS } from './http';
import { wireFlag, wireList, wireOptionalText, wireOutcome, wireText } from './wire';

const session = z.object({ success: wireFlag, authToken: wireText });
const outcome = z.object(wireOutcome);

/** What may come with a token: a session made, or one that replaces the caller's (AUTH-13). */
const sessionOutcome = z.object({ ...wireOutcome, authToken: wireText });

/** Parallel to what was sent; the empty text is a "yes" (D-67). */
const stepsAnswer = z.object({ ...wireOutcome, messages: wireList(wireText) });

const answers = {
  '/user/dologin': session,
  '/user/authcheck': session,
  '/user/auth2': session,
  '/user/getUserProfile': profile,
  '/user/loadUserCoupons': couponBundle,
  '/user/loadLicenseRows': licenseRows,
  '/user/loadCloudSubscriptionGroups': cloudGroups,
  '/user/createuser': sessionOutcome,
  '/user/forgotPassword': outcome,
  '/user/ChangeAccountInfo': sessionOutcome,
  '/user/updateUserProfileName': outcome,
  '/user/deleteUserProfileImg': outcome,
  '/user/updateemail': outcome,
  '/user/sendEmailConfirmation': outcome,
  '/user/singleSeatAssignment': outcome,
  '/user/singleeditnote': outcome,
  '/user/multieditnote': outcome,
  '/user/changeseats': stepsAnswer,
  '/user/addmanager': outcome,
  '/user/removemanager': outcome,
  '/user/sendOfflineKey': z.object({ ...wireOutcome, key: wireOptionalText }),
  '/user/transferowner': groupAnswer,
  '/user/cancelTransferOwner': groupAnswer,
  '/user/declineTransferOwner': groupAnswer,
  '/user/cloudTransferOwner': groupAnswer,
  '/user/cancelCloudTransferOwner': groupAnswer,
  '/user/MultiAssignSeat': stepsAnswer,
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

/** Who changes seats: the token decides, the payload repeats it (D-115). */
interface SeatSender {
  readonly userEmail: string;
  readonly userId: string;
}

/** REST-55; the lists are parallel. */
export interface SeatAssignments extends SeatSender {
  readonly seats: readonly string[];
  readonly emails: readonly string[];
  readonly isManager: readonly boolean[];
}

/** An optional call of the vendor: steps that are taken only from the state that they name. */
export interface SeatSteps extends SeatSender {
  readonly steps: readonly { readonly seat: string; readonly from: SeatState; readonly to: SeatState }[];
}

/** REST-48, REST-49. */
export interface ManagerChange extends SeatSender {
  readonly seats: readonly string[];
  readonly emails: readonly string[];
}

/** REST-50: whole groups, with all of their seats (D-78). */
export interface Transfer {
  readonly newOwnerEmail: string;
  readonly seatIds: readonly string[];
  readonly subscriptionGroups: readonly string[];
  readonly userId: string;
}

/** REST-05. */
export interface NewUser {
  readonly loginEmail: string;
  readonly password: string;
  readonly name: string;
}

/** REST-08; a null password stays as it is (PROF-19). */
export interface AccountInfo {
  readonly currentEmail: string;
  readonly currentPassword: string;
  readonly newEmail: string;
  readonly newPassword: string | null;
}

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
    loadCloudGroups: () => caller.get('/user/loadCloudSubscriptionGroups'),
    createUser: (user: NewUser) => caller.postJson('/user/createuser', user),
    forgotPassword: (loginEmail: string) => caller.postJson('/user/forgotPassword', { loginEmail }),
    changeAccountInfo: (info: AccountInfo) => caller.postJson('/user/ChangeAccountInfo', info),
    updateUserProfileName: (name: string) => caller.postJson('/user/updateUserProfileName', { name }),
    deleteUserProfileImg: () => caller.postJson('/user/deleteUserProfileImg', {}),
    updateEmail: () => caller.postJson('/user/updateemail', {}),
    sendEmailConfirmation: () => caller.postJson('/user/sendEmailConfirmation', {}),
    singleSeatAssignment: (assignment: SeatAssignment) =>
      caller.postJson('/user/singleSeatAssignment', assignment),
    multiAssignSeat: (assignments: SeatAssignments) => caller.postJson('/user/MultiAssignSeat', assignments),
    /** Null where the vendor has no such call. */
    changeSeats: (change: SeatSteps) => caller.postOptional('/user/changeseats', change),
    singleEditNote: (edit: SeatSender & { seat: string; note: string }) =>
      caller.postJson('/user/singleeditnote', edit),
    multiEditNote: (edit: SeatSender & { seats: readonly string[]; note: string }) =>
      caller.postJson('/user/multieditnote', edit),
    /** A read that mails; the timestamp defeats caches on the way (REST-41, D-116). */
    sendOfflineKey: (seatId: string) =>
      caller.get('/user/sendOfflineKey', {
        query: { seatId, _: String(Date.now()) },
        hasSideEffect: true,
        refusals: REFUSALS,
      }),
    addManager: (change: ManagerChange) => caller.postJson('/user/addmanager', change),
    transferOwner: (transfer: Transfer) => caller.postJson('/user/transferowner', transfer),
    cancelTransferOwner: (transfer: { seatId: string; userId: string }) =>
      caller.postJson('/user/cancelTransferOwner', transfer),
    declineTransferOwner: (transfer: {
      subscriptionGroup: string;
      seatIds: readonly string[];
      userId: string;
    }) => caller.postJson('/user/declineTransferOwner', transfer),
    cloudTransferOwner: (transfer: { newOwnerEmail: string; subscriptionId: string; userId: string }) =>
      caller.postJson('/user/cloudTransferOwner', transfer),
    cancelCloudTransferOwner: (subscriptionId: string) =>
      caller.postJson('/user/cancelCloudTransferOwner', { subscriptionId }),
    removeManager: (change: ManagerChange) => caller.postJson('/user/removemanager', change),
  };
}
