import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '#domain/calendar/format-date';
import { message } from '#domain/messages/catalogue';
import { lazyOverlay } from '../../../ui/lazy-part';
import { Sentence } from '../../../ui/text';
import classes from './payment-failed-banner.module.css';
import type { FailedGroup } from './payment-failed-dialog';

const PaymentFailedDialog = lazyOverlay(
  async () => (await import('./payment-failed-dialog')).PaymentFailedDialog,
);

interface PaymentFailedBannerProps {
  groups: readonly FailedGroup[];
  isCloud?: boolean;
}

export function PaymentFailedBanner({ groups, isCloud = false }: PaymentFailedBannerProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const failed = groups.filter(({ isPastDue }) => isPastDue);
  const open = failed.find(({ id }) => id === openId);
  if (failed.length === 0) return null;
  return (
    <>
      <div className={classes['banner']} role="status">
        <ul>
          {failed.map((group) => (
            <li key={group.id}>
              {group.owner.isViewer ? (
                <>
                  <Sentence>{failureOf(group)}</Sentence>
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={`More Details of ${group.name}`}
                    onClick={() => setOpenId(group.id)}
                  >
                    More Details
                  </Button>
                </>
              ) : (
                <span>
                  {group.name}: <span>{message.paymentFailedForOthers}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      {open && <PaymentFailedDialog group={open} isCloud={isCloud} onClose={() => setOpenId(null)} />}
    </>
  );
}

function failureOf({ name, firstFailedPaymentDate: date }: FailedGroup): string {
  return `Payment failed for ${name}${date === null ? '' : ` on ${formatDate(date)}`}.`;
}
