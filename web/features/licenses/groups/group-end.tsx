import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ProfilePhoto } from '../../../app/photo/profile-photo';
import hidden from '../../../ui/visually-hidden.module.css';
import { groupHeadingId } from '../view/use-named-group';
import classes from './group-header.module.css';

interface GroupEndProps {
  groupId: string;
  owner: { displayName: string; email: string; profileImg: string | null };
  addUsers: { path: string } | null;
  actions?: ReactNode;
}

export function GroupEnd({ groupId, owner, addUsers, actions }: GroupEndProps) {
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
          aria-describedby={groupHeadingId(groupId)}
        >
          + Add Users
        </Link>
      )}
      {actions}
    </span>
  );
}
