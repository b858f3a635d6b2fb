import { useApolloClient } from '@apollo/client/react';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import stale from '../../../ui/states/stale.module.css';
import { DateText } from '../../../ui/text';
import { Pager, usePages } from '../parts/pager';
import { TermSelect } from '../parts/term-select';
import classes from './renew-group-card.module.css';
import type { RenewPrice_RenewalFragment } from './renew-price.generated';
import { type RenewSeats_PageFragment, RenewSeatsDocument } from './renew-seats.generated';
import { ChooseAll, renewalColumns } from './renewal-columns';
import { RENEWAL_WAYS, type RenewalWay } from './renewal-ways';
import type { RenewalChoice } from './seat-choice';

interface RenewGroupCardProps {
  choice: RenewalChoice;
  preview: PricePreview<RenewPrice_RenewalFragment>;
  way: RenewalWay;
}

export function RenewGroupCard({ choice, preview, way }: RenewGroupCardProps) {
  const { group, seats, term, setTerm } = choice;
  const client = useApolloClient();
  const { page, ...pages } = usePages<RenewSeats_PageFragment>(group.seats, async (after) => {
    const variables = { renewal: { subscriptionId: group.id }, isAutoRenew: way === 'auto', after };
    const { data } = await client.query({ query: RenewSeatsDocument, variables, fetchPolicy: 'no-cache' });
    return data?.poRenewalPreview?.group?.seats;
  });
  const areSeatsChosen = group.kind === 'RP';
  return (
    <Card
      title={RENEWAL_WAYS[way].name}
      actions={
        <span className={classes['group']}>
          {group.name}, {group.termName}, expires <DateText date={group.expireDate} />
        </span>
      }
      flush
    >
      <div className={classes['term']}>
        <TermSelect term={term} onTerm={setTerm} />
      </div>
      {areSeatsChosen && <ChooseAll choice={seats} total={group.seats.ids.length} />}
      {page.nodes.length === 0 ? (
        <p className={classes['none']}>All of its seats end with the current term.</p>
      ) : (
        <div className={pages.isLoading ? stale['stale'] : undefined} aria-busy={pages.isLoading}>
          <DataTable
            rows={page.nodes}
            columns={renewalColumns(group.kind, seats, preview.price?.lines ?? [])}
            label={`Seats of ${group.name}`}
            cardsUpTo={760}
          />
        </div>
      )}
      <Pager {...pages} shown={page.nodes.length} total={page.totalCount} />
      {areSeatsChosen && (
        <p className={classes['note']}>
          Seats that are left out end on <DateText date={group.expireDate} />; the others continue from there.
        </p>
      )}
    </Card>
  );
}
