import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../ui/avatar';
import { DateText } from '../../../ui/date-text';
import { StatusPill } from '../../../ui/status-pill';
import type { GroupHeader_SubscriptionFragment } from './group-header.generated';
import classes from './group-header.module.css';

interface GroupHeaderProps {
  group: GroupHeader_SubscriptionFragment;
  isOpen: boolean;
  /** Id of what the header opens. */
  contentId: string;
  onToggle: () => void;
}

/** All there is to know of a group, in one line (MAN-13). */
export function GroupHeader({ group, isOpen, contentId, onToggle }: GroupHeaderProps) {
  return (
    <header className={classes['header']}>
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
      {group.section === 'UPCOMING' && (
        <StatusPill tone="INFO">
          <span>
            Starts <DateText date={group.startDate} />
          </span>
        </StatusPill>
      )}
      <StatusPill tone={group.statusLine.tone}>{group.statusLine.text}</StatusPill>
      {group.isPurchaseOrder && <StatusPill tone="NEUTRAL">Purchase order</StatusPill>}
      <span className={classes['end']}>
        <span className={classes['owner']} title={group.owner.email}>
          <Avatar name={group.owner.email} src={group.owner.profileImg} size={22} />
          {group.owner.displayName}
        </span>
        {group.addUsers && !group.isPurchaseOrder && (
          <Link to={group.addUsers.path} className={classes['add']}>
            + Add Users
          </Link>
        )}
      </span>
    </header>
  );
}
