import { groupAnswer } from './answers/orders';
import { type CallerDeps, createCaller } from './caller';

/** REST-50: whole RP groups, with all of their seats (D-78). */
interface Transfer {
  readonly newOwnerEmail: string;
  readonly seatIds: readonly string[];
  readonly subscriptionGroups: readonly string[];
  readonly userId: string;
}

/** Calls for whole groups: REST-50 to REST-54, and their names. */
export function groupCalls(deps: CallerDeps) {
  const { post, postOptional } = createCaller(deps);
  return {
    transferOwner: (transfer: Transfer) => post('/user/transferowner', groupAnswer, transfer),
    cancelTransferOwner: (transfer: { seatId: string; userId: string }) =>
      post('/user/cancelTransferOwner', groupAnswer, transfer),
    declineTransferOwner: (transfer: {
      subscriptionGroup: string;
      seatIds: readonly string[];
      userId: string;
    }) => post('/user/declineTransferOwner', groupAnswer, transfer),
    /** Null when a decline cannot be undone. */
    undoDeclineTransferOwner: (subscriptionId: string) =>
      postOptional('/user/undoDeclineTransferOwner', groupAnswer, { subscriptionId }),
    cloudTransferOwner: (transfer: { newOwnerEmail: string; subscriptionId: string; userId: string }) =>
      post('/user/cloudTransferOwner', groupAnswer, transfer),
    /** Null when the vendor stores no names. */
    nameGroup: (named: { subscriptionId: string; name: string; seen?: string }) =>
      postOptional('/user/nameSubscriptionGroup', groupAnswer, named),
    cancelCloudTransferOwner: (subscriptionId: string) =>
      post('/user/cancelCloudTransferOwner', groupAnswer, { subscriptionId }),
  };
}
