import { Card } from './card';
import { ErrorState } from './error-state';
import { Page } from './page';

interface FailedPageProps {
  title: string;
  /** What failed, as a sentence: `Your account could not be loaded.` */
  what: string;
  onRetry: () => void;
  /** Whether a retry is under way. */
  isRetrying: boolean;
}

/** A page without what it is made of; it keeps trying by itself (D-125). */
export function FailedPage({ title, what, onRetry, isRetrying }: FailedPageProps) {
  return (
    <Page title={title}>
      <Card>
        <ErrorState {...{ what, onRetry, isRetrying }} retriesByItself />
      </Card>
    </Page>
  );
}
