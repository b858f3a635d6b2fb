import { formatDate } from '#domain/calendar/format-date';
import { nextBillingDate } from '#domain/terms/term-period';
import { useChange } from '../../../app/graphql/use-change';
import type { ModifyCloudSeatsInput } from '../../../schema.generated';
import { notify, notifyRefusal } from '../../../ui/overlays/notify';
import type { CloudEnd_GroupFragment } from './cloud-end.generated';
import {
  CancelCloudGroupDocument,
  type CloudGroupChanged_PayloadFragment,
  ModifyCloudSeatsDocument,
  UncancelCloudGroupDocument,
} from './end-cloud-group.generated';

type CanceledCounts = Pick<ModifyCloudSeatsInput, 'canceledAuthors' | 'canceledPublishers'>;

type Version = CloudEnd_GroupFragment['cancellation']['version'];

/** Takes the version that was shown, if it is known, and tells the one that it leaves. */
type Change = (seen: Version | null, onDone?: Answered) => Promise<string | null>;
type Answered = (answer: CloudGroupChanged_PayloadFragment) => void;

/** Each verb returns its refusal, or null when done and undoable. */
export function useCloudEnd(group: CloudEnd_GroupFragment) {
  const { change, isBusy } = useChange();
  const { id, name, expireDate } = group;
  const { version, canceledAuthors, canceledPublishers, isModifyOffered } = group.cancellation;
  const isOwner = true;

  const end: Change = (seen, onDone) =>
    change(CancelCloudGroupDocument, { id, version: seen, isOwner }, onDone);
  const goOn: Change = (seen, onDone) =>
    change(UncancelCloudGroupDocument, { id, version: seen, isOwner }, onDone);
  const count =
    (counts: CanceledCounts): Change =>
    (seen, onDone) => {
      const input = { subscriptionId: id, ...counts, version: seen };
      return change(ModifyCloudSeatsDocument, { input, isOwner }, onDone);
    };
  const countAsBefore = count({ canceledAuthors, canceledPublishers });
  // Seats that were canceled before the group stay canceled.
  const goOnAsBefore = isModifyOffered && canceledAuthors + canceledPublishers > 0 ? countAsBefore : goOn;

  const withUndo = async (make: Change, message: string, back: Change) => {
    let left: Version | null = null;
    const refusal = await make(version, ({ cloudGroup }) => {
      left = cloudGroup?.cancellation.version ?? null;
    });
    if (refusal === null) void notify({ message, onUndo: async () => notifyRefusal(await back(left)) });
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
