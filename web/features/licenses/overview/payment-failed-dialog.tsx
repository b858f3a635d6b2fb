import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '#domain/calendar/format-date';
import { message } from '#domain/messages/catalogue';
import { retryPaymentPath } from '../../../app/paths';
import { CancelGroup } from '../../../checkout/past-due/cancel-group';
import { FailureFacts } from '../../../checkout/past-due/failure-facts';
import { paidDays } from '../../../checkout/past-due/paid-days';
import { Dialog, DialogActions, DialogLead } from '../../../ui/overlays/dialog';
import { ErrorBlock } from '../../../ui/states/error-block';
import { Loading, Skeleton } from '../../../ui/states/loading';
import { Money, Sentence } from '../../../ui/text';
import { ReactivateDialog } from '../reactivate/reactivate-dialog';
import {
  type FailedPaymentQuery,
  type PaymentFailed_SubscriptionFragment,
  useFailedPaymentQuery,
} from './payment-failed.generated';
import classes from './payment-failed-dialog.module.css';

export type FailedGroup = PaymentFailed_SubscriptionFragment;

interface PaymentFailedDialogProps {
  group: FailedGroup;
  isCloud: boolean;
  onClose: () => void;
}

export function PaymentFailedDialog({ group, isCloud, onClose }: PaymentFailedDialogProps) {
  const [isReactivating, setIsReactivating] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data, loading } = useFailedPaymentQuery({
    variables: { subscriptionId: group.id },
    fetchPolicy: 'no-cache',
  });
  const failure = data?.retryPaymentPreview?.group ?? null;
  const retry = data?.retryPaymentPreview?.preview ?? null;
  const haveEnded = failure?.ifUnpaid.haveEnded ?? false;
  const isReactivatedFirst = group.canReactivate && retry?.isOver === true;
  if (isReactivating) return <ReactivateDialog {...{ group, isCloud, onClose }} />;
  return (
    <Dialog title={titleOf(group)} width={525} onClose={onClose}>
      <ErrorBlock message={refusal} />
      <FailedPaymentLead {...{ group, retry }} card={data?.viewer?.billingInfo?.card ?? null} />
      {loading ? (
        <Loading label="Loading the payment" className={classes['loading']}>
          <Skeleton height={40} />
          <Skeleton height={180} />
        </Loading>
      ) : (
        <RetryText {...{ group, haveEnded, retry }} />
      )}
      {failure && <FailureFacts group={failure} />}
      <DialogActions>
        <CancelGroup {...{ group, haveEnded }} onRefused={setRefusal} onCanceled={onClose} />
        <Button
          component={Link}
          to={retryPaymentPath(group.id, { isCloud })}
          variant={isReactivatedFirst ? 'default' : 'filled'}
          data-autofocus
        >
          Retry Payment
        </Button>
        {isReactivatedFirst && <Button onClick={() => setIsReactivating(true)}>Reactivate</Button>}
      </DialogActions>
    </Dialog>
  );
}

function titleOf({ firstFailedPaymentDate: date }: FailedGroup): string {
  return date === null ? 'Automatic payment failed' : message.automaticPaymentFailed(formatDate(date));
}

type Retry = NonNullable<NonNullable<FailedPaymentQuery['retryPaymentPreview']>['preview']>;
type Card = NonNullable<NonNullable<NonNullable<FailedPaymentQuery['viewer']>['billingInfo']>['card']>;

interface FailedPaymentLeadProps {
  group: { name: string };
  retry: Retry | null;
  card: Card | null;
}

function FailedPaymentLead({ group, retry, card }: FailedPaymentLeadProps) {
  return (
    <DialogLead>
      {group.name} could not be renewed
      {retry && (
        <>
          : <Money amount={retry.total} /> is due
          {card && `, and ${card.cardType} ending in ${card.lastFour} is on file`}
        </>
      )}
      .
    </DialogLead>
  );
}

interface RetryTextProps {
  group: { canReactivate: boolean };
  haveEnded: boolean;
  retry: Retry | null;
}

function RetryText({ group, haveEnded, retry }: RetryTextProps) {
  return retry?.isOver ? (
    <p role="status">
      <Sentence>{`Retrying pays for ${paidDays(retry)}, which has already passed, so it adds no days.`}</Sentence>
      {group.canReactivate && ' Reactivating begins a new term today.'}
    </p>
  ) : (
    <p>
      Retry the payment to {haveEnded ? 'have its seats again' : 'keep its seats'}
      {retry && <Sentence>{`: it pays for ${paidDays(retry)}`}</Sentence>}, or cancel the group
      {!haveEnded && ' to end all of them'}.
    </p>
  );
}
