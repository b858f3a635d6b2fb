import { Card } from '../card';
import { RetryButton } from '../fields/retry-button';
import { Page, type PageBack } from '../page';
import classes from './state.module.css';
import { useRetryByItself } from './use-retry-by-itself';

interface ErrorStateProps {
  what: string;
  hint?: string | undefined;
  onRetry: () => void;
  isRetrying?: boolean;
  retriesByItself?: boolean;
}

/** Failed read with a retry; never shown as an empty list (D-125). */
export function ErrorState(props: ErrorStateProps) {
  const { what, hint, onRetry, isRetrying = false, retriesByItself = false } = props;
  useRetryByItself(retriesByItself, onRetry);
  return (
    <div className={classes['state']} role="alert">
      <h2>{what}</h2>
      <p>
        {hint ??
          (retriesByItself
            ? 'The service is not answering. Nothing is lost; we keep trying.'
            : 'Nothing is lost. Please try again.')}
      </p>
      <div className={classes['action']}>
        <RetryButton onClick={onRetry} isBusy={isRetrying} />
      </div>
    </div>
  );
}

interface FailedPageProps {
  title: string;
  back: PageBack;
  what: string;
  onRetry: () => void;
  isRetrying: boolean;
}

export function FailedPage({ title, back, what, onRetry, isRetrying }: FailedPageProps) {
  return (
    <Page title={title} back={back}>
      <Card>
        <FailedPart what={what} of={{ retry: onRetry, isRetrying }} />
      </Card>
    </Page>
  );
}

interface FailedPartProps {
  what: string;
  of: { retry: () => void; isRetrying: boolean };
}

/** Retries by itself. */
export function FailedPart({ what, of: { retry, isRetrying } }: FailedPartProps) {
  return <ErrorState what={what} onRetry={retry} isRetrying={isRetrying} retriesByItself />;
}
