import { groupAnswer } from './answers/orders';
import { type CallerDeps, createCaller } from './caller';

/** RP groups that are offered, by their seats. */
interface Transfer {
  readonly newOwnerEmail: string;
  readonly seatIds: readonly string[];
  readonly subscriptionGroups: readonly string[];
  readonly userId: string;
}

/** What is done to a group as a whole: REST-50 to REST-54, and its name. */
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
    /** Null where a decline stands. */
    undoDeclineTransferOwner: (subscriptionId: string) =>
      postOptional('/user/undoDeclineTransferOwner', groupAnswer, { subscriptionId }),
    cloudTransferOwner: (transfer: { newOwnerEmail: string; subscriptionId: string; userId: string }) =>
      post('/user/cloudTransferOwner', groupAnswer, transfer),
    /** Null where the vendor keeps no names. */
    nameGroup: (subscriptionId: string, name: string) =>
      postOptional('/user/nameSubscriptionGroup', groupAnswer, { subscriptionId, name }),
    cancelCloudTransferOwner: (subscriptionId: string) =>
      post('/user/cancelCloudTransferOwner', groupAnswer, { subscriptionId }),
  };
}
