import { type ReactNode, useId, useState } from 'react';
import { addDays } from '#domain/calendar/calendar-date';
import { formatDate } from '#domain/calendar/format-date';
import {
  ExplainAllButton,
  ExplainButton,
  type Explained,
  useExplained,
} from '../../../checkout/price/explain-button';
import { PriceFailed } from '../../../checkout/price/price-failed';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { Promises } from '../../../checkout/promises';
import { Card } from '../../../ui/card';
import { lazyOverlay } from '../../../ui/lazy-part';
import stale from '../../../ui/states/stale.module.css';
import { Money, moneyText } from '../../../ui/text';
import type { OrderSummary_CartFragment } from './order-summary.generated';
import classes from './order-summary.module.css';
import { SummaryFigures, type SummaryFiguresProps } from './summary-figures';
import { explainableKeys, TOTAL_KEY, totalText } from './summary-steps';

interface OrderSummaryProps extends Omit<SummaryFiguresProps, 'explained'> {
  notice: ReactNode;
  expires: boolean;
  submit: ReactNode;
}

export function OrderSummary(props: OrderSummaryProps) {
  const { preview, coupons, outline, expires, notice, submit, onRetry } = props;
  const { price: cart } = preview;
  const explained = useExplained(cart ? explainableKeys(cart) : []);
  return (
    <Card title="Order summary" actions={<ExplainAllButton explained={explained} />}>
      <SummaryFigures {...{ preview, coupons, explained, outline, onRetry }} />
      <SummaryTotal {...{ preview, explained, expires }} />
      {preview.status === 'failed' && <PriceFailed preview={preview} />}
      {notice}
      {submit}
      <Promises />
    </Card>
  );
}

const CartChanged = lazyOverlay(async () => (await import('./cart-changed')).CartChanged);

type CartPreview = PricePreview<OrderSummary_CartFragment>;

interface SummaryTotalProps {
  preview: CartPreview;
  explained: Explained;
  expires: boolean;
}

function SummaryTotal({ preview, explained, expires }: SummaryTotalProps) {
  const id = useId();
  const { price: cart, status } = preview;
  const text = cart && totalText(cart);
  return (
    <div className={cart && status !== 'ready' ? stale['stale'] : undefined}>
      <div className={classes['total']} aria-live="polite" aria-atomic="true">
        <ExplainButton of={text === null ? null : TOTAL_KEY} explained={explained} controls={id}>
          Total USD
        </ExplainButton>
        <strong>
          {cart ? <Money amount={cart.total} /> : <span className={classes['noAmount']}>–</span>}
        </strong>
      </div>
      {text !== null && (
        <p id={id} className={classes['totalWhy']} hidden={!explained.isOpen(TOTAL_KEY)}>
          {text}
        </p>
      )}
      <div className={classes['nextBilled']}>
        <p>{followUpText(cart, expires)}</p>
        <span className={classes['note']} role="status">
          {status === 'loading' && <span className={classes['late']}>Updating…</span>}
          <ChangeNote preview={preview} />
        </span>
      </div>
    </div>
  );
}

function followUpText(cart: OrderSummary_CartFragment | null, expires: boolean): string {
  if (expires) return cart ? `Expires ${formatDate(addDays(cart.nextBillingDate, -1))}` : 'Expires –';
  return cart ? `Next billed date ${formatDate(cart.nextBillingDate)}` : 'Next billed date –';
}

function ChangeNote({ preview }: { preview: CartPreview }) {
  const [isOpen, setOpen] = useState(false);
  const { price: cart, changedFrom } = preview;
  if (cart === null || changedFrom === null) return null;
  const close = () => {
    setOpen(false);
    preview.acknowledge();
  };
  return (
    <>
      <button
        type="button"
        className={classes['changed']}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {cart.total === changedFrom.total ? 'changed' : `was ${moneyText(changedFrom.total)}`}
      </button>
      {isOpen && <CartChanged before={changedFrom} after={cart} onClose={close} />}
    </>
  );
}
