import type { ReactNode } from 'react';
import { ExplainAllButton } from '../../../checkout/price/explain-button';
import { PriceFailed } from '../../../checkout/price/price-failed';
import { useExplained } from '../../../checkout/price/use-explained';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { Promises } from '../../../checkout/promises';
import { Card } from '../../../ui/card';
import type { AvailableCoupons_CouponFragment } from './available-coupons.generated';
import type { OrderSummary_CartFragment } from './order-summary.generated';
import { SummaryFigures, type SummaryOutline } from './summary-figures';
import { explainableKeys } from './summary-steps';
import { SummaryTotal } from './summary-total';

interface OrderSummaryProps {
  preview: PricePreview<OrderSummary_CartFragment>;
  coupons: readonly AvailableCoupons_CouponFragment[];
  outline: SummaryOutline;
  notice: ReactNode;
  expires: boolean;
  submit: ReactNode;
}

export function OrderSummary(props: OrderSummaryProps) {
  const { preview, coupons, outline, expires, notice, submit } = props;
  const { price: cart } = preview;
  const explained = useExplained(cart ? explainableKeys(cart) : []);
  return (
    <Card title="Order summary" actions={<ExplainAllButton explained={explained} />}>
      <SummaryFigures preview={preview} coupons={coupons} explained={explained} outline={outline} />
      <SummaryTotal {...{ preview, explained, expires }} />
      {preview.status === 'failed' && <PriceFailed preview={preview} />}
      {notice}
      {submit}
      <Promises />
    </Card>
  );
}
