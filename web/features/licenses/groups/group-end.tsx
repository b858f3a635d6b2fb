import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ProfilePhoto } from '../../../app/photo/profile-photo';
import hidden from '../../../ui/visually-hidden.module.css';
import { RenewButtons } from '../purchase-order/renew-buttons';
import { ReactivateButton } from '../reactivate/reactivate-button';
import classes from './group-header.module.css';
import type { GroupHead } from './group-pills';

interface GroupEndProps {
  group: GroupHead;
  isCloud: boolean;
  children?: ReactNode;
}

/** Owner of a group, and actions for the whole of it. */
export function GroupEnd({ group, isCloud, children }: GroupEndProps) {
  const { name, owner, addUsers } = group;
  return (
    <span className={classes['end']}>
      <span className={classes['owner']} title={owner.email}>
        <ProfilePhoto name={owner.email} url={owner.profileImg} size={22} />
        <span className={hidden['visuallyHidden']}>Owner: </span>
        <span>{owner.displayName}</span>
      </span>
      {addUsers && (
        <Link
          to={addUsers.path}
          className={classes['add']}
          data-paper="off"
          aria-label={`+ Add Users to ${name}`}
        >
          + Add Users
        </Link>
      )}
      {group.canReactivate && <ReactivateButton {...{ group, isCloud }} />}
      <RenewButtons group={group} />
      {children}
    </span>
  );
}
