import { Suspense, useId, useState } from 'react';
import { addDays } from '#domain/calendar/calendar-date';
import { formatDate } from '#domain/calendar/format-date';
import { ExplainButton } from '../../../checkout/price/explain-button';
import type { Explained } from '../../../checkout/price/use-explained';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { lazyPart } from '../../../ui/lazy-part';
import { Money, moneyText } from '../../../ui/money';
import stale from '../../../ui/states/stale.module.css';
import type { OrderSummary_CartFragment } from './order-summary.generated';
import classes from './order-summary.module.css';
import { TOTAL_KEY, totalText } from './summary-steps';

const CartChanged = lazyPart(async () => (await import('./cart-changed')).CartChanged);

type CartPreview = PricePreview<OrderSummary_CartFragment>;

interface SummaryTotalProps {
  preview: CartPreview;
  explained: Explained;
  expires: boolean;
}

/** `Total USD`, the figure itself and what it adds up from, and when the next one is due. */
export function SummaryTotal({ preview, explained, expires }: SummaryTotalProps) {
  const id = useId();
  const { price: cart, status } = preview;
  const text = cart && totalText(cart);
  const isOpen = text !== null && explained.isOpen(TOTAL_KEY);
  return (
    <div className={cart && status !== 'ready' ? stale['stale'] : undefined}>
      <div className={classes['total']}>
        {text === null ? (
          <span>Total USD</span>
        ) : (
          <ExplainButton isOpen={isOpen} controls={id} onToggle={() => explained.toggle(TOTAL_KEY)}>
            Total USD
          </ExplainButton>
        )}
        <strong>
          {cart ? <Money amount={cart.total} /> : <span className={classes['noAmount']}>–</span>}
        </strong>
      </div>
      {text !== null && (
        <p id={id} className={classes['totalWhy']} hidden={!isOpen}>
          {text}
        </p>
      )}
      <div className={classes['nextBilled']}>
        <p>{whatFollows(cart, expires)}</p>
        <span className={classes['note']} role="status">
          {status === 'loading' && <span className={classes['late']}>Updating…</span>}
          <ChangeNote preview={preview} />
        </span>
      </div>
    </div>
  );
}

function whatFollows(cart: OrderSummary_CartFragment | null, expires: boolean): string {
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
      {isOpen && (
        <Suspense fallback={null}>
          <CartChanged before={changedFrom} after={cart} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
