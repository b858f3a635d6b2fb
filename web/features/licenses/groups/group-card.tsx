import { useState } from 'react';
import { SeatGrid } from '../seats/seat-grid';
import { GroupCheckbox } from '../selection/checkboxes';
import { PendingTransferRow } from '../transfer/pending-transfer-row';
import { groupElementId } from '../view/use-named-group';
import type { SeatVariables } from '../view/use-seat-view';
import type { GroupCard_SubscriptionFragment } from './group-card.generated';
import classes from './group-card.module.css';
import { GroupHeader } from './group-header';
import { UnmanagedSeats } from './unmanaged-seats';

interface GroupCardProps {
  group: GroupCard_SubscriptionFragment;
  variables: SeatVariables;
  startsOpen: boolean;
}

export function GroupCard({ group, variables, startsOpen }: GroupCardProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const contentId = `group-${group.id}-seats`;
  return (
    <section
      className={classes['card']}
      id={groupElementId(group.id)}
      tabIndex={-1}
      aria-label={`Group ${group.number}`}
    >
      <GroupHeader
        group={group}
        isOpen={isOpen}
        contentId={contentId}
        onToggle={() => setOpen(!isOpen)}
        checkbox={<GroupCheckbox of={{ group, seats: group.seats, variables }} />}
      />
      {group.pendingTransfer && (
        <PendingTransferRow group={group} transfer={group.pendingTransfer} isCloud={false} />
      )}
      {group.owner.isViewer && group.unmanagedSeatCount > 0 && <UnmanagedSeats group={group} />}
      <div id={contentId} hidden={!isOpen}>
        {isOpen && (
          <SeatGrid
            subscriptionId={group.id}
            groupNumber={group.number}
            seats={group.seats}
            variables={variables}
          />
        )}
      </div>
    </section>
  );
}
