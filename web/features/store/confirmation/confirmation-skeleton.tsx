import { Skeleton } from '../../../ui/skeleton';
import classes from './confirmation.module.css';

const LABEL_WIDTHS = [96, 84, 88, 72, 64, 112, 92];

export function ConfirmationSkeleton() {
  return (
    <div className={classes['details']} role="status" aria-label="Loading the confirmation">
      {LABEL_WIDTHS.map((width) => (
        <div key={width}>
          <Skeleton width={width} />
          <Skeleton width={width + 24} />
        </div>
      ))}
    </div>
  );
}
