import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { PriceFailed } from '../../../checkout/price/price-failed';
import { useExplained } from '../../../checkout/price/use-explained';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { Promises } from '../../../checkout/promises';
import { Card } from '../../../ui/card';
import type { AvailableCoupons_CouponFragment } from './available-coupons.generated';
import type { SummaryOutline } from './figures-skeleton';
import type { OrderSummary_CartFragment } from './order-summary.generated';
import { SummaryFigures } from './summary-figures';
import { explainableKeys } from './summary-steps';
import { SummaryTotal } from './summary-total';

interface OrderSummaryProps {
  preview: PricePreview<OrderSummary_CartFragment>;
  coupons: readonly AvailableCoupons_CouponFragment[];
  /** What will be there, while the first figures are awaited. */
  outline: SummaryOutline;
  /** What became of the last try, above the button. */
  notice: ReactNode;
  /** Whether it expires at its end instead of being billed again. */
  expires: boolean;
  /** The button. */
  submit: ReactNode;
}

/** What is bought, why it costs what it costs, and the one button that buys it. */
export function OrderSummary(props: OrderSummaryProps) {
  const { preview, coupons, outline, expires, notice, submit } = props;
  const { price: cart } = preview;
  const explained = useExplained(cart ? explainableKeys(cart) : []);
  return (
    <Card
      title="Order summary"
      actions={
        cart && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={explained.toggleAll}
            aria-pressed={explained.isAllOpen}
          >
            Explain all
          </Button>
        )
      }
    >
      <SummaryFigures preview={preview} coupons={coupons} explained={explained} outline={outline} />
      <SummaryTotal {...{ preview, explained, expires }} />
      {preview.status === 'failed' && <PriceFailed preview={preview} />}
      {notice}
      {submit}
      <Promises />
    </Card>
  );
}
