import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { countText } from '#domain/text/counts';
import { Card } from '../../../ui/card';
import type { Column } from '../../../ui/data-table/column';
import { DataTable } from '../../../ui/data-table/data-table';
import { ShowMore } from '../../../ui/states/show-more';
import more from '../../../ui/states/show-more.module.css';
import { type Assignable, SeveralSeatsContext, useSeveralSeats } from '../seats/seat-place';
import table from './license-table.module.css';

const LARGEST_PAGE = 500;

interface LicenseListProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  totalCount: number;
  label: string;
  noun: string;
  onMore: () => Promise<unknown>;
}

type LicenseRow = { id: string } & Assignable;

export function LicenseList<Row extends LicenseRow>(props: LicenseListProps<Row>) {
  const { rows, columns, totalCount, label, noun, onMore } = props;
  const several = useSeveralSeats(rows);
  return (
    <SeveralSeatsContext value={several}>
      <DataTable {...{ rows, columns, totalCount, label }} cardsUpTo={900} className={table['table']} />
      {rows.length < totalCount && (
        <ShowMore
          className={more['inCard']}
          shown={`${countText(rows.length)} of ${countText(totalCount)} ${noun}`}
          what={noun}
          onMore={onMore}
        />
      )}
    </SeveralSeatsContext>
  );
}

interface LicenseCardProps<Row> extends Omit<LicenseListProps<Row>, 'rows' | 'totalCount' | 'onMore'> {
  list: { nodes: readonly Row[]; totalCount: number; pageInfo: { endCursor: string | null } };
  /** Query of the next page, which the cache appends to the list. */
  further: TypedDocumentNode<unknown, { first: number; after: string | null }>;
}

/** Card of a list whose first page came with the page query; the rest is loaded separately. */
export function LicenseCard<Row extends LicenseRow>({ list, further, ...rest }: LicenseCardProps<Row>) {
  const client = useApolloClient();
  const { nodes, totalCount, pageInfo } = list;
  const variables = { first: LARGEST_PAGE, after: pageInfo.endCursor };
  const more = () => client.query({ query: further, variables, fetchPolicy: 'network-only' });
  return (
    <Card flush>
      <LicenseList {...rest} rows={nodes} totalCount={totalCount} onMore={more} />
    </Card>
  );
}
