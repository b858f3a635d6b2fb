import { formatDate } from '#domain/calendar/format-date';
import { nextBillingDate } from '#domain/terms/term-period';
import { useChange } from '../../../app/graphql/use-change';
import { notify, notifyRefusal } from '../../../ui/overlays/notify';
import type { CloudEnd_GroupFragment } from './cloud-end.generated';
import {
  CancelCloudGroupDocument,
  ModifyCloudSeatsDocument,
  UncancelCloudGroupDocument,
} from './end-cloud-group.generated';

export interface CanceledCounts {
  canceledAuthors: number;
  canceledPublishers: number;
}

/** Takes the version that was shown, or null if it does not matter. */
type Change = (version: string | null) => Promise<string | null>;

/** Each verb returns its refusal, or null when done and undoable. */
export function useCloudEnd(group: CloudEnd_GroupFragment) {
  const { change, isBusy } = useChange();
  const { id, name, expireDate } = group;
  const { version, canceledAuthors, canceledPublishers, isModifyOffered } = group.cancellation;
  const isOwner = true;

  const end: Change = (seen) => change(CancelCloudGroupDocument, { id, version: seen, isOwner });
  const goOn: Change = (seen) => change(UncancelCloudGroupDocument, { id, version: seen, isOwner });
  const count =
    (counts: CanceledCounts): Change =>
    (seen) =>
      change(ModifyCloudSeatsDocument, { input: { subscriptionId: id, ...counts, version: seen }, isOwner });
  const countAsBefore = count({ canceledAuthors, canceledPublishers });
  // Seats that were canceled before the group stay canceled.
  const goOnAsBefore = isModifyOffered && canceledAuthors + canceledPublishers > 0 ? countAsBefore : goOn;

  const withUndo = async (make: Change, message: string, back: Change) => {
    const refusal = await make(version);
    if (refusal === null) void notify({ message, onUndo: async () => notifyRefusal(await back(null)) });
    return refusal;
  };

  return {
    isBusy,
    cancel: () => withUndo(end, `${name} canceled; it works until ${formatDate(expireDate)}.`, goOnAsBefore),
    uncancel: () =>
      withUndo(goOn, `${name} renews again on ${formatDate(nextBillingDate(expireDate))}.`, end),
    modify: (counts: CanceledCounts) =>
      withUndo(count(counts), `The seats of ${name} are saved.`, countAsBefore),
  };
}
