import { useInViewport } from '@mantine/hooks';
import type { FormEvent, ReactNode } from 'react';
import page from '../ui/page.module.css';
import { Loading } from '../ui/states/loading';
import stale from '../ui/states/stale.module.css';
import { Money } from '../ui/text';
import hidden from '../ui/visually-hidden.module.css';
import classes from './columns.module.css';
import type { Price } from './price/price';
import bar from './price/total-bar.module.css';
import type { PricePreview } from './price/use-price-preview';

interface CheckoutLayoutProps {
  totalLabel?: string;
  preview: PricePreview<Price>;
  isLocked: boolean;
  onSubmit: () => void;
  summary: ReactNode;
  children: ReactNode;
}

export function CheckoutLayout(props: CheckoutLayoutProps) {
  const { totalLabel = 'Total USD', preview, isLocked, onSubmit, summary, children } = props;
  const aside = useInViewport<HTMLElement>();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form noValidate onSubmit={submit}>
      <div className={page['columns']}>
        <fieldset className={classes['fields']} disabled={isLocked}>
          <legend className={hidden['visuallyHidden']}>Your order</legend>
          {children}
        </fieldset>
        <aside
          ref={aside.ref}
          id={SUMMARY_ID}
          className={`${page['aside']} ${classes['summary']}`}
          tabIndex={-1}
        >
          {summary}
        </aside>
      </div>
      <TotalBar label={totalLabel} preview={preview} isHidden={aside.inViewport} />
    </form>
  );
}

interface LoadingColumnsProps {
  label: string;
  summary: ReactNode;
  children: ReactNode;
}

export function LoadingColumns({ label, summary, children }: LoadingColumnsProps) {
  return (
    <Loading label={label} className={`${page['columns']} ${classes['loading']}`}>
      <div className={classes['fields']}>{children}</div>
      <div className={page['aside']}>{summary}</div>
    </Loading>
  );
}

interface TotalBarProps {
  label: string;
  preview: PricePreview<Price>;
  isHidden: boolean;
}

/** Has its own place in the form, so that it covers and moves nothing. */
function TotalBar({ label, preview, isHidden }: TotalBarProps) {
  if (isHidden || preview.price === null) return <div className={bar['place']} data-paper="off" />;
  return (
    <div className={`${bar['place']} ${bar['bar']}`} data-paper="off">
      <div className={bar['total']}>
        <span className={bar['label']}>{label}</span>
        <strong className={`${bar['amount']} ${preview.status === 'ready' ? '' : stale['stale']}`}>
          <Money amount={preview.price.total} />
        </strong>
      </div>
      <a href={`#${SUMMARY_ID}`} className={bar['link']}>
        Review order
      </a>
    </div>
  );
}

const SUMMARY_ID = 'order-summary';

/** Focuses the summary, for a dialog whose opener is disabled and cannot take the focus back. */
export function focusSummary(): void {
  document.getElementById(SUMMARY_ID)?.focus({ preventScroll: true });
}
