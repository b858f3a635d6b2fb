import { Loading } from '../../../ui/loading';
import { TableSkeleton } from '../../../ui/table-skeleton';

const ROW_HEIGHT = 50;

/** The rows while they are on their way. */
export function TransactionSkeleton() {
  return (
    <Loading label="Loading your transactions">
      <TableSkeleton rows={6} columns={6} rowHeight={ROW_HEIGHT} />
    </Loading>
  );
}
