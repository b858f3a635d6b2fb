import { Loader } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { ProfilePhoto } from '../../../app/photo/profile-photo';
import classes from './photo-frame.module.css';

interface PhotoFrameProps {
  url: string | null;
  name: string;
  preview: string | null;
  isBusy: boolean;
  onDelete: () => void;
  onUnreadable: () => void;
}

export function PhotoFrame({ url, name, preview, isBusy, onDelete, onUnreadable }: PhotoFrameProps) {
  const canDelete = url !== null && preview === null;
  return (
    <div className={classes['frame']} aria-busy={isBusy}>
      <ProfilePhoto url={url} name={name} size={256} alt={preview === null ? 'Your profile photo' : ''} />
      {preview !== null && (
        <img
          className={classes['preview']}
          src={preview}
          alt="Preview of what you have chosen"
          onError={onUnreadable}
        />
      )}
      {canDelete && (
        <button type="button" className={classes['delete']} onClick={onDelete}>
          <IconTrash size="1.125rem" stroke={1.8} aria-hidden="true" />
          Delete
        </button>
      )}
      {isBusy && (
        <span className={classes['busy']}>
          <Loader color="white" size={32} aria-hidden="true" />
        </span>
      )}
    </div>
  );
}
