import { Button } from '@mantine/core';
import { useRetryByItself } from '../../ui/states/use-retry-by-itself';
import type { Price } from './price';
import classes from './price-failed.module.css';
import type { PricePreview } from './use-price-preview';

export function PriceFailed({ preview }: { preview: PricePreview<Price> }) {
  useRetryByItself(true, preview.retry);
  return (
    <div className={classes['failed']} role="alert">
      <p>
        The price could not be worked out just now{preview.price ? '; these are the earlier figures' : ''}.
      </p>
      <Button variant="default" size="compact-sm" onClick={preview.retry} loading={preview.isRetrying}>
        Retry
      </Button>
    </div>
  );
}
