import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ProfilePhoto } from '../../../app/photo/profile-photo';
import classes from './group-header.module.css';

interface GroupEndProps {
  owner: { displayName: string; email: string; profileImg: string | null };
  /** Where users are added; nowhere for whoever may not. */
  addUsers: { path: string } | null;
  actions?: ReactNode;
}

/** Who pays for a group, and the way to more users, at the end of its header (MAN-13). */
export function GroupEnd({ owner, addUsers, actions }: GroupEndProps) {
  return (
    <span className={classes['end']}>
      <span className={classes['owner']} title={owner.email}>
        <ProfilePhoto name={owner.email} url={owner.profileImg} size={22} />
        {owner.displayName}
      </span>
      {addUsers && (
        <Link to={addUsers.path} className={classes['add']}>
          + Add Users
        </Link>
      )}
      {actions}
    </span>
  );
}
