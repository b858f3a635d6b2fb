import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDate } from '#domain/calendar/format-date';
import { managePath } from '../../../app/paths';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import type { Transfer_PreviewFragment } from './transfer.generated';
import classes from './transfer-done.module.css';

/** After a purchase order was taken over: it can renew by card from now on, or be left as it is (XFER-13, XFER-14). */
export function TransferDone({ title, price }: { title: string; price: Transfer_PreviewFragment }) {
  const [query] = useSearchParams();
  const { contents, expireDate, autoRenewPath } = price;
  return (
    <Page title={title}>
      <Card>
        <div className={classes['done']} role="status">
          <h2>You are the owner now</h2>
          <p>
            {contents === '' ? 'The subscription' : contents}, bought by purchase order, will expire on{' '}
            {formatDate(expireDate)} unless it is renewed. Nothing was charged.
          </p>
        </div>
        <div className={classes['actions']}>
          {autoRenewPath !== null && (
            <Button component={Link} to={autoRenewPath}>
              Set to Auto Renew
            </Button>
          )}
          <Button
            component={Link}
            variant={autoRenewPath === null ? 'filled' : 'default'}
            to={managePath({ cloud: query.get('isCloud') === 'true' })}
          >
            Manage Products
          </Button>
        </div>
      </Card>
    </Page>
  );
}
