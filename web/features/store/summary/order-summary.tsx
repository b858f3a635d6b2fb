import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDate } from '#domain/calendar/format-date';
import { message } from '#domain/messages/catalogue';
import { salesMail } from '../../../app/paths';
import { usePortalConfig } from '../../../app/session/session-context';
import { Card } from '../../../ui/card';
import type { AvailableCoupons_CouponFragment } from './available-coupons.generated';
import type { SummaryOutline } from './figures-skeleton';
import classes from './order-summary.module.css';
import { SummaryFigures, SummaryTotal } from './summary-figures';
import { cartSteps } from './summary-steps';
import type { CartPreview } from './use-cart-preview';
import { useExplained } from './use-explained';

interface OrderSummaryProps {
  preview: CartPreview;
  coupons: readonly AvailableCoupons_CouponFragment[];
  /** What will be there, while the first figures are awaited. */
  outline: SummaryOutline;
  /** What became of the last try, above the button. */
  notice: ReactNode;
  /** The button. */
  submit: ReactNode;
}

/** What is bought, why it costs what it costs, and the one button that buys it. */
export function OrderSummary({ preview, coupons, outline, notice, submit }: OrderSummaryProps) {
  const steps = preview.cart ? cartSteps(preview.cart).flat() : [];
  const explained = useExplained(steps.filter((step) => step.explanation !== null).map((step) => step.key));
  const hasExplanations = steps.some((step) => step.explanation !== null);
  return (
    <Card
      title="Order summary"
      actions={
        hasExplanations && (
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
      <SummaryTotal preview={preview} />
      <p className={classes['nextBilled']}>
        {preview.cart ? `Next billed date ${formatDate(preview.cart.nextBillingDate)}` : 'Next billed date –'}
      </p>
      {notice}
      {submit}
      <Promises />
    </Card>
  );
}

function Promises() {
  const { eulaUrl, supportHost } = usePortalConfig();
  return (
    <div className={classes['promises']}>
      <p>
        The total is exactly what will be charged. All charges are subject to the{' '}
        <a href={eulaUrl} target="_blank" rel="noreferrer">
          EULA
        </a>
        .
      </p>
      <p>{message.secureBadge}</p>
      <p>
        Questions? Write to <a href={salesMail(supportHost)}>sales@{supportHost}</a>.
      </p>
    </div>
  );
}
