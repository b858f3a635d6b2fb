import { Button } from '@mantine/core';
import classes from './payments-notice.module.css';
import type { Payments } from './use-payments';

export function PaymentsNotice({ payments }: { payments: Payments }) {
  const { hasFailed, isSlow, isRetrying, retry } = payments;
  if (!hasFailed && !isSlow) return null;
  return (
    <p className={hasFailed ? classes['failed'] : classes['slow']} role={hasFailed ? 'alert' : 'status'}>
      {hasFailed
        ? 'The payment service is not answering.'
        : 'The payment service is taking longer than usual.'}{' '}
      <Button variant="default" size="compact-sm" onClick={retry} loading={isRetrying}>
        Retry
      </Button>
    </p>
  );
}
