import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { isFromOrder } from '../../app/opened-from';
import { routes, transactionsPath } from '../../app/paths';
import { Page } from '../../ui/page';
import classes from './confirmation/confirmation.module.css';

export function ThankYouPage() {
  const { state } = useLocation();
  return (
    <Page title="Thank You">
      <div className={classes['narrow']}>
        {/* Opened by its address, the page knows of no change. */}
        {isFromOrder(state) && (
          <p className={classes['lead']}>Your change has been made. Nothing was charged.</p>
        )}
        <div className={classes['actions']}>
          <Button component={Link} to={transactionsPath}>
            Transaction History
          </Button>
          <Button variant="default" component={Link} to={routes.manage}>
            Manage Products
          </Button>
        </div>
      </div>
    </Page>
  );
}
