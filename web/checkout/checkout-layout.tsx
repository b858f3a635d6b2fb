import { useInViewport } from '@mantine/hooks';
import type { FormEvent, ReactNode } from 'react';
import classes from './columns.module.css';
import type { Price } from './price/price';
import { SUMMARY_ID, TotalBar } from './price/total-bar';
import type { PricePreview } from './price/use-price-preview';

interface CheckoutLayoutProps {
  totalLabel?: string;
  preview: PricePreview<Price>;
  isLocked: boolean;
  onSubmit: () => void;
  summary: ReactNode;
  children: ReactNode;
}

/** The form of every order: what is ordered, and its summary with the one button. */
export function CheckoutLayout(props: CheckoutLayoutProps) {
  const { totalLabel = 'Total USD', preview, isLocked, onSubmit, summary, children } = props;
  const aside = useInViewport<HTMLElement>();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form noValidate onSubmit={submit}>
      <div className={classes['columns']}>
        <fieldset className={classes['fields']} disabled={isLocked}>
          {children}
        </fieldset>
        <aside ref={aside.ref} id={SUMMARY_ID} className={classes['summary']}>
          {summary}
        </aside>
      </div>
      <TotalBar label={totalLabel} preview={preview} isHidden={aside.inViewport} />
    </form>
  );
}
