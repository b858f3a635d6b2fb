import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { managePath, routes } from '../../../app/paths';
import classes from './confirmation.module.css';
import type { ConfirmationActions_ConfirmationFragment } from './confirmation-actions.generated';

/** Where to go from here (T-13); new RP seats want to be assigned first. */
export function ConfirmationActions({
  confirmation,
}: {
  confirmation: ConfirmationActions_ConfirmationFragment;
}) {
  const { variant, subscriptionId } = confirmation;
  const canAssign = variant === 'RP_SUBSCRIPTION' && subscriptionId !== null;
  return (
    <div className={classes['actions']}>
      {canAssign && (
        <Button component={Link} to={managePath({ sub: subscriptionId, assign: true })}>
          Assign Subscriptions
        </Button>
      )}
      <Button variant="default" component={Link} to={routes.billing}>
        Billing
      </Button>
      <Button variant="default" component={Link} to={routes.manage}>
        Manage Products
      </Button>
    </div>
  );
}
