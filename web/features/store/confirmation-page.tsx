import { NetworkStatus } from '@apollo/client';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { message } from '#domain/messages/catalogue';
import { buyPath } from '../../app/paths';
import { Card } from '../../ui/card';
import { ErrorState } from '../../ui/error-state';
import { Page } from '../../ui/page';
import { StatusPill } from '../../ui/status-pill';
import { useConfirmationQuery } from './confirmation/confirmation.generated';
import classes from './confirmation/confirmation.module.css';
import { ConfirmationActions } from './confirmation/confirmation-actions';
import { ConfirmationDetails } from './confirmation/confirmation-details';
import { ConfirmationSkeleton } from './confirmation/confirmation-skeleton';

/** What was bought, from the moment of buying or later from the history; an unknown sale leads to Buy (CONF-01, CONF-08). */
export function ConfirmationPage() {
  const { saleId = '' } = useParams();
  const [query] = useSearchParams();
  const { data, loading, networkStatus, refetch } = useConfirmationQuery({
    variables: { saleId },
    notifyOnNetworkStatusChange: true,
  });

  const isRetrying = networkStatus === NetworkStatus.refetch;
  const isProcessing = query.get('processing') === '1';
  if (data?.confirmation === null && !loading) return <Navigate to={buyPath()} replace />;
  return (
    <Page title="Thank You">
      <div className={classes['narrow']}>
        {isProcessing && (
          <p className={classes['processing']} role="status">
            {message.renewalProcessing}
          </p>
        )}
        <Card
          title="Confirmation"
          flush
          actions={data?.confirmation && <OrderState isProcessing={isProcessing} />}
        >
          {data?.confirmation ? (
            <ConfirmationDetails confirmation={data.confirmation} />
          ) : loading && !isRetrying ? (
            <ConfirmationSkeleton />
          ) : (
            <ErrorState
              what="Your confirmation could not be loaded."
              onRetry={() => void refetch()}
              isRetrying={isRetrying}
              retriesByItself
            />
          )}
        </Card>
        {data?.confirmation && <ConfirmationActions confirmation={data.confirmation} />}
      </div>
    </Page>
  );
}

function OrderState({ isProcessing }: { isProcessing: boolean }) {
  return (
    <StatusPill tone={isProcessing ? 'WARNING' : 'OK'}>{isProcessing ? 'Processing' : 'Complete'}</StatusPill>
  );
}
