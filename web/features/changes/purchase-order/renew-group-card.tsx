import { useMediaQuery } from '@mantine/hooks';
import { formatDate } from '#domain/calendar/format-date';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import type { Term } from '../../../schema.generated';
import { Card } from '../../../ui/card';
import stale from '../../../ui/stale.module.css';
import { Pager } from '../review/pager';
import { TermSelect } from '../review/term-select';
import { ChooseAll } from './choose-all';
import { RenewCards } from './renew-cards';
import classes from './renew-group-card.module.css';
import type { Renew_GroupFragment } from './renew-page.generated';
import type { RenewPrice_RenewalFragment } from './renew-price.generated';
import { rowsOf } from './renew-rows';
import { RenewTable } from './renew-table';
import { renewTitle } from './renew-way';
import type { SeatChoice } from './seat-choice';
import { useRenewablePages } from './use-renewable-pages';

interface RenewGroupCardProps {
  group: Renew_GroupFragment;
  choice: SeatChoice;
  preview: PricePreview<RenewPrice_RenewalFragment>;
  isAutoRenew: boolean;
  term: Term;
  onTerm: (term: Term) => void;
}

const NARROW = '(max-width: 760px)';

/** The group with its seats, each to be ticked or left out; cloud groups go on as a whole (PO-02, PO-03). */
export function RenewGroupCard(props: RenewGroupCardProps) {
  const { group, choice, preview, isAutoRenew, term, onTerm } = props;
  const { page, ...pages } = useRenewablePages(group, isAutoRenew);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const Rows = isNarrow ? RenewCards : RenewTable;
  const isChosen = group.kind === 'RP';
  return (
    <Card
      title={renewTitle(isAutoRenew)}
      actions={
        <span className={classes['group']}>
          {group.name}, {group.termName}, expires {formatDate(group.expireDate)}
        </span>
      }
      flush
    >
      <div className={classes['term']}>
        <TermSelect term={term} onTerm={onTerm} />
      </div>
      {isChosen && <ChooseAll choice={choice} total={group.seats.ids.length} />}
      {page.nodes.length === 0 ? (
        <p className={classes['none']}>All of its seats end with the current term.</p>
      ) : (
        <div className={pages.isLoading ? stale['stale'] : undefined} aria-busy={pages.isLoading}>
          <Rows
            rows={rowsOf(page.nodes, choice, preview.price)}
            choice={isChosen ? choice : null}
            kind={group.kind}
            label={`Seats of ${group.name}`}
          />
        </div>
      )}
      <Pager {...pages} shown={page.nodes.length} total={page.totalCount} />
      {isChosen && (
        <p className={classes['note']}>
          Seats that are left out end on {formatDate(group.expireDate)}; the others go on from there.
        </p>
      )}
    </Card>
  );
}
