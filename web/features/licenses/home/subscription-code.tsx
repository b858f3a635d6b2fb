import { Button } from '@mantine/core';
import { CopyKey } from '../../../ui/fields/copy-key';
import { DialogActions } from '../../../ui/overlays/dialog-actions';
import type { Home_GroupFragment } from './home.generated';
import classes from './home.module.css';

interface SubscriptionCodeProps {
  group: Home_GroupFragment;
  onClose: () => void;
}

/** For who administers no organization: the code by which somebody who does takes the group in (CLOUD-05, CLOUD-12). */
export function SubscriptionCode({ group, onClose }: SubscriptionCodeProps) {
  return (
    <>
      <p className={classes['note']}>
        Only an administrator can assign Group {group.number} to an organization. Copy its subscription code
        and give it to one.
      </p>
      <CopyKey licenseKey={group.id} what="Code" />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
