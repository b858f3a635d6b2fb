import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect } from '@mantine/core';
import { formatDate } from '#domain/calendar/format-date';
import type { Candidates } from './chosen-group';
import type { GroupSelect_CandidateFragment } from './group-select.generated';
import classes from './group-select.module.css';

const NEW_GROUP = '';

interface GroupSelectProps {
  candidates: Candidates;
  chosen: GroupSelect_CandidateFragment | null;
  onChoose: (subscriptionId: string | null) => void;
  onRetry: () => void;
}

/** A new group, or one whose renewal date and term the new seats share (BUY-14). */
export function GroupSelect({ candidates, chosen, onChoose, onRetry }: GroupSelectProps) {
  const groups = (candidates ?? []).map((group) => ({
    value: group.subscriptionId,
    label: groupLabel(group),
  }));
  return (
    <div className={classes['group']}>
      <NativeSelect
        label="Subscription Group"
        value={chosen?.subscriptionId ?? NEW_GROUP}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
        data={[{ value: NEW_GROUP, label: 'New Group' }, ...groups]}
      />
      {candidates === null && (
        <p className={classes['failed']} role="alert">
          Your groups could not be loaded.{' '}
          <Button variant="subtle" size="compact-sm" onClick={onRetry}>
            Retry
          </Button>
        </p>
      )}
    </div>
  );
}

function groupLabel({ name, contents, assignedTo, nextBillingDate }: GroupSelect_CandidateFragment): string {
  const parts = [contents, assignedTo, `renews ${formatDate(nextBillingDate)}`];
  return `${name}: ${parts.filter((part) => part !== null && part !== '').join(', ')}`;
}
