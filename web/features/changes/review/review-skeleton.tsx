import { LoadingColumns } from '../../../checkout/checkout-layout';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import { Skeleton, TableSkeleton } from '../../../ui/states/loading';
import { useManageLink } from './group-query';

const HEAD_HEIGHT = 34;

export function ReviewSkeleton({ title, rows }: { title: string; rows: number }) {
  return (
    <Page title={title} back={useManageLink()}>
      <LoadingColumns
        label="Loading your changes"
        summary={
          <Card title="Summary">
            <Skeleton height={180} />
          </Card>
        }
      >
        <Card actions={<Skeleton width={72} />} flush>
          <TableSkeleton rows={1} columns={4} rowHeight={HEAD_HEIGHT} />
          <TableSkeleton rows={rows} columns={4} />
        </Card>
      </LoadingColumns>
    </Page>
  );
}
