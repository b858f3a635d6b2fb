import { formatDate } from '#domain/calendar/format-date';
import { BusyButton } from '../../../ui/busy-button';
import { notify } from '../../../ui/notify';
import type { CloudEnd_GroupFragment } from './cloud-end.generated';
import classes from './cloud-end.module.css';
import { canceledText } from './cloud-end-text';
import { useCloudEnd } from './use-cloud-end';

/** At the foot of a cloud group: what of it ends, and the way back from the end of all of it (CANC-08, CANC-14). */
export function CloudEnd({ group }: { group: CloudEnd_GroupFragment }) {
  const { isCancelOffered, isUncancelOffered } = group.cancellation;
  const text = canceledText(group);
  // Neither is offered once the group is over: then nothing of it works any more.
  if (text === null || (!isCancelOffered && !isUncancelOffered)) return null;
  return (
    <div className={classes['end']}>
      <p>
        {text} until {formatDate(group.expireDate)}.
      </p>
      {isUncancelOffered && <UncancelButton group={group} />}
    </div>
  );
}

function UncancelButton({ group }: { group: CloudEnd_GroupFragment }) {
  const { uncancel, isBusy } = useCloudEnd(group);
  const press = async () => {
    const refusal = await uncancel();
    if (refusal !== null) void notify({ tone: 'DANGER', message: refusal });
  };
  return (
    <BusyButton variant="default" size="compact-sm" isBusy={isBusy} onClick={() => void press()}>
      Uncancel Group
    </BusyButton>
  );
}
