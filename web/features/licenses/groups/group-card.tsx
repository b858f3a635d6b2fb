import { IconChevronRight } from '@tabler/icons-react';
import { memo, type ReactNode, useState } from 'react';
import { NameGroupButton } from '../group-name/name-group-button';
import { SeatGrid } from '../seats/seat-grid';
import { GroupCheckbox } from '../selection/checkboxes';
import { PendingTransferRow } from '../transfer/pending-transfer-row';
import type { SeatVariables } from '../view/seat-view';
import { groupElementId } from '../view/use-named-group';
import type { GroupCard_SubscriptionFragment } from './group-card.generated';
import classes from './group-card.module.css';
import { GroupEnd } from './group-end';
import type { GroupHeader_SubscriptionFragment } from './group-header.generated';
import head from './group-header.module.css';
import { GroupPills } from './group-pills';
import { UnmanagedSeats } from './unmanaged-seats';

interface GroupCardProps {
  group: GroupCard_SubscriptionFragment;
  variables: SeatVariables;
  startsOpen: boolean;
}

export const GroupCard = memo(PlainGroupCard);

function PlainGroupCard({ group, variables, startsOpen }: GroupCardProps) {
  const isFiltered = variables.filter !== null;
  // Filtering opens groups with matches; without a filter they are as the customer left them.
  const [left, setLeft] = useState<{ isFiltered: boolean; isOpen: boolean } | null>(null);
  const isOpen = left?.isFiltered === isFiltered ? left.isOpen : startsOpen;
  const contentId = `group-${group.id}-seats`;
  return (
    <section className={classes['card']} id={groupElementId(group.id)} tabIndex={-1} aria-label={group.name}>
      <GroupHeader
        group={group}
        isOpen={isOpen}
        contentId={contentId}
        onToggle={() => setLeft({ isFiltered, isOpen: !isOpen })}
        checkbox={<GroupCheckbox of={{ group, seats: group.seats, variables }} />}
      />
      {group.pendingTransfer && (
        <PendingTransferRow group={group} transfer={group.pendingTransfer} isCloud={false} />
      )}
      {group.owner.isViewer && group.unmanagedSeatCount > 0 && <UnmanagedSeats group={group} />}
      <div id={contentId} hidden={!isOpen}>
        {isOpen && <SeatGrid group={group} variables={variables} />}
      </div>
    </section>
  );
}

interface GroupHeaderProps {
  group: GroupHeader_SubscriptionFragment;
  isOpen: boolean;
  contentId: string;
  onToggle: () => void;
  checkbox: ReactNode;
}

function GroupHeader({ group, isOpen, contentId, onToggle, checkbox }: GroupHeaderProps) {
  return (
    <header className={head['header']}>
      <span className={head['title']}>
        {checkbox}
        <h3>
          <button
            type="button"
            className={head['toggle']}
            data-paper="on"
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={onToggle}
          >
            <IconChevronRight size="1rem" aria-hidden="true" />
            {group.name}
          </button>
        </h3>
        <NameGroupButton group={group} />
      </span>
      <span className={head['counts']}>{group.editionSummary}</span>
      <GroupPills group={group} />
      <GroupEnd group={group} isCloud={false} />
    </header>
  );
}
