import { useInViewport } from '@mantine/hooks';
import type { FormEvent, ReactNode } from 'react';
import classes from '../../../checkout/columns.module.css';
import type { Price } from '../../../checkout/price/price';
import { SUMMARY_ID, TotalBar } from '../../../checkout/price/total-bar';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { Page } from '../../../ui/page';

interface ReviewPageProps {
  /** The heading. */
  title: string;
  /** What the total is called, as in the summary. */
  totalLabel?: string;
  preview: PricePreview<Price>;
  /** While an order is on its way nothing can be changed. */
  isLocked: boolean;
  onSubmit: () => void;
  /** Total and button; beside what is reviewed, below it on a small screen. */
  summary: ReactNode;
  /** What is reviewed, group by group, and how it is paid. */
  children: ReactNode;
}

/** A change before it is made: what becomes of every seat, what it costs, and the one button that does it (EDIT-07). */
export function ReviewPage(props: ReviewPageProps) {
  const { title, totalLabel = 'Total USD', preview, isLocked, onSubmit, summary, children } = props;
  const aside = useInViewport<HTMLElement>();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Page title={title}>
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
    </Page>
  );
}
