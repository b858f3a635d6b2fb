import { NetworkStatus } from '@apollo/client';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Navigate, useParams } from 'react-router-dom';
import { message } from '#domain/messages/catalogue';
import { buyPath } from '../../app/paths';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { FailedPart } from '../../ui/states/error-state';
import { StatusPill } from '../../ui/status-pill';
import { useConfirmationQuery } from './confirmation/confirmation.generated';
import classes from './confirmation/confirmation.module.css';
import { ConfirmationActions } from './confirmation/confirmation-actions';
import { ConfirmationFacts, ConfirmationReceipt } from './confirmation/confirmation-facts';
import { ConfirmationOrder } from './confirmation/confirmation-order';
import { useConfirmationSaleQuery } from './confirmation/confirmation-sale.generated';
import { ConfirmationSkeleton, OrderSkeleton } from './confirmation/confirmation-skeleton';
import { ConfirmationKeys } from './confirmation/keys/confirmation-keys';
import { useProcessing } from './confirmation/use-processing';

export function ConfirmationPage() {
  const { saleId = '' } = useParams();
  return <Confirmation key={saleId} saleId={saleId} />;
}

function Confirmation({ saleId }: { saleId: string }) {
  const { data, loading, networkStatus, refetch } = useConfirmationQuery({
    variables: { saleId },
    notifyOnNetworkStatusChange: true,
  });
  // The confirmation does not wait for the sale.
  const sale = useConfirmationSaleQuery({ variables: { saleId } });

  const confirmation = data?.confirmation;
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const isLoading = loading && !isRetrying && !confirmation;
  const isOnRecord = Boolean(sale.data?.viewer?.sale);
  const isProcessing = useProcessing({ isOnRecord, refetch: sale.refetch });
  if (confirmation === null && !loading) return <Navigate to={buyPath()} replace />;
  return (
    <Page
      title="Thank You"
      actions={(confirmation || isLoading) && <PrintButton isDisabled={!confirmation} />}
      aside={
        confirmation ? <ConfirmationOrder confirmation={confirmation} /> : isLoading && <OrderSkeleton />
      }
    >
      <div className={classes['parts']}>
        {isProcessing && (
          <p className={classes['processing']} role="status">
            {message.renewalProcessing}
          </p>
        )}
        <Card title="Confirmation" flush actions={confirmation && <OrderState isProcessing={isProcessing} />}>
          {confirmation ? (
            <>
              <ConfirmationFacts confirmation={confirmation} receipt={<ConfirmationReceipt query={sale} />} />
              <ConfirmationActions confirmation={confirmation} />
            </>
          ) : isLoading ? (
            <ConfirmationSkeleton />
          ) : (
            <FailedPart
              what="Your confirmation could not be loaded."
              of={{ isRetrying, retry: () => void refetch() }}
            />
          )}
        </Card>
        {confirmation && <ConfirmationKeys confirmation={confirmation} />}
      </div>
    </Page>
  );
}

function OrderState({ isProcessing }: { isProcessing: boolean }) {
  return (
    <StatusPill tone={isProcessing ? 'WARNING' : 'OK'}>{isProcessing ? 'Processing' : 'Complete'}</StatusPill>
  );
}

function PrintButton({ isDisabled }: { isDisabled: boolean }) {
  return (
    <Button
      variant="default"
      disabled={isDisabled}
      leftSection={<IconPrinter size="1rem" aria-hidden="true" />}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
