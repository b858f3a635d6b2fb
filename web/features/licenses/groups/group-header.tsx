import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RenewButtons } from '../purchase-order/renew-buttons';
import { ReactivateButton } from '../reactivate/reactivate-button';
import { GroupEnd } from './group-end';
import type { GroupHeader_SubscriptionFragment } from './group-header.generated';
import classes from './group-header.module.css';
import { GroupPills } from './group-pills';

interface GroupHeaderProps {
  group: GroupHeader_SubscriptionFragment;
  isOpen: boolean;
  contentId: string;
  onToggle: () => void;
  checkbox: ReactNode;
}

/** All there is to know of a group, in one line (MAN-13). */
export function GroupHeader({ group, isOpen, contentId, onToggle, checkbox }: GroupHeaderProps) {
  return (
    <header className={classes['header']}>
      {checkbox}
      <h3>
        <button
          type="button"
          className={classes['toggle']}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={onToggle}
        >
          <IconChevronRight size={16} aria-hidden="true" />
          Group {group.number}
        </button>
      </h3>
      <span className={classes['counts']}>{group.editionSummary}</span>
      <GroupPills group={group} />
      <GroupEnd
        owner={group.owner}
        addUsers={group.addUsers}
        actions={
          <>
            {group.canReactivate && <ReactivateButton group={group} isCloud={false} />}
            <RenewButtons group={group} />
          </>
        }
      />
    </header>
  );
}
