import { countText } from '#domain/text/counts';
import { BusyButton } from '../../../ui/fields/busy-button';
import { notifyRefusal } from '../../../ui/overlays/notify';
import { DateText } from '../../../ui/text';
import type { CloudEnd_GroupFragment } from './cloud-end.generated';
import classes from './cloud-end.module.css';
import { useCloudEnd } from './use-cloud-end';

export function CloudEnd({ group }: { group: CloudEnd_GroupFragment }) {
  const { isCancelOffered, isUncancelOffered } = group.cancellation;
  const text = canceledText(group);
  // Neither is offered once the group has ended.
  if (text === null || (!isCancelOffered && !isUncancelOffered)) return null;
  return (
    <div className={classes['end']}>
      <p>
        {text} until <DateText date={group.expireDate} />.
      </p>
      {isUncancelOffered && <UncancelButton group={group} />}
    </div>
  );
}

function UncancelButton({ group }: { group: CloudEnd_GroupFragment }) {
  const { uncancel, isBusy } = useCloudEnd(group);
  return (
    <BusyButton
      variant="default"
      size="compact-sm"
      isBusy={isBusy}
      onClick={async () => notifyRefusal(await uncancel())}
    >
      Uncancel Group
    </BusyButton>
  );
}

function canceledText({ authorCount, publisherCount, cancellation }: CloudEnd_GroupFragment): string | null {
  if (cancellation.isCanceled) return 'The group is canceled and works';
  const parts = [
    partText(cancellation.canceledAuthors, authorCount, 'author'),
    partText(cancellation.canceledPublishers, publisherCount, 'publisher'),
  ].filter((part) => part !== null);
  const isOne = cancellation.canceledAuthors + cancellation.canceledPublishers === 1;
  return parts.length === 0 ? null : `${parts.join(' and ')} canceled: ${isOne ? 'it works' : 'they work'}`;
}

function partText(canceled: number, current: number, noun: string): string | null {
  if (canceled === 0) return null;
  const counts = [canceled, current].map((count) => countText(count));
  return `${counts.join(' of ')} ${noun}${current === 1 ? '' : 's'}`;
}
