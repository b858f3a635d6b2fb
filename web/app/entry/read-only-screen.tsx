import { useRetryByItself } from '../../ui/use-retry-by-itself';
import classes from './entry.module.css';

interface ReadOnlyScreenProps {
  message: string;
  onRetry: () => Promise<void>;
}

/**
 * The vendor's message in place of the whole application and nothing beside it (MODE-01); the page asks by itself
 * whether it is over.
 */
export function ReadOnlyScreen({ message, onRetry }: ReadOnlyScreenProps) {
  useRetryByItself(true, () => void onRetry());
  return (
    <main className={classes['readOnly']}>
      <p>{message}</p>
    </main>
  );
}
