import { Card } from '../card';
import { Page, type PageBack } from '../page';
import { ErrorState } from './error-state';

interface FailedPageProps {
  title: string;
  back: PageBack;
  what: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** A page without what it is made of; it keeps trying by itself (D-125). */
export function FailedPage({ title, back, what, onRetry, isRetrying }: FailedPageProps) {
  return (
    <Page title={title} back={back}>
      <Card>
        <ErrorState {...{ what, onRetry, isRetrying }} retriesByItself />
      </Card>
    </Page>
  );
}
