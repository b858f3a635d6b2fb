import { type Location, useLocation, useSearchParams } from 'react-router-dom';
import { formatDate } from '#domain/calendar/format-date';
import { readSeatSelection } from '../../../app/selection-state';
import { freeOrder, type OrderDocument, type OrderTerms, paidOrder } from '../../../checkout/order';
import { type PreviewDocument, usePricePreview } from '../../../checkout/price/use-price-preview';
import type { PaymentInput } from '../../../schema.generated';
import { Sentence } from '../../../ui/text';
import { type ReviewKind, useViewerSubject } from '../review/review-kind';
import type { ChangedGroup_GroupFragment, ChangeReview_ChangeFragment } from './change-preview.generated';
import { ChangedGroups, type RowsDocument } from './changed-groups';
import { changesBetween, groupAmounts } from './group-amounts';

interface ChangeTarget {
  seatIds: string[];
  subscriptionId: string | null;
}

interface ChangeOrder<Change> extends OrderTerms {
  change: Change;
  payment: PaymentInput | null;
}

interface SeatChange<Change> {
  page: string;
  productColumn: string;
  preview: PreviewDocument<ChangeReview_ChangeFragment, { change: Change }>;
  rows: RowsDocument<Change>;
  order: OrderDocument<ChangeReview_ChangeFragment, ChangeOrder<Change>>;
  changeOf: (target: ChangeTarget, query: URLSearchParams) => Change | null;
}

/** Change of edition or term: paid if it takes effect now and costs more, else free (EDIT-09, TERM-07). */
export function seatChange<Change>(
  kind: SeatChange<Change>,
): ReviewKind<Change, Change, ChangeReview_ChangeFragment> {
  return {
    loadFailedText: 'Your account could not be loaded.',
    priceFailedText: 'Your changes could not be worked out.',
    useSubject() {
      const { search, key } = useLocation();
      const [query] = useSearchParams();
      const target = useChangeTarget();
      const subject = target && kind.changeOf(target, query);
      const rows = target?.seatIds.length || 1;
      return useViewerSubject({
        key: '',
        place: { page: kind.page, search, subject: target ? subjectOf(target, { search, key }) : '' },
        isMissing: false,
        subject,
        rows,
      });
    },
    useChoice: (change) => change,
    usePreview: (change) => usePricePreview(kind.preview, change && { change }),
    orderKind: (price) => (price?.isPaid ? 'payment' : 'change'),
    order: (change, price) =>
      price?.isPaid
        ? paidOrder(kind.order, (terms, payment) => ({ ...terms, change, payment }))
        : freeOrder(kind.order, (terms) => ({ ...terms, change, payment: null })),
    look: {
      title: 'Review Your Changes',
      backLabel: 'Back to your changes',
      rows: ({ choice, preview, explained }) =>
        preview.price && (
          <ChangedGroups
            price={preview.price}
            rows={kind.rows}
            change={choice}
            productColumn={kind.productColumn}
            explained={explained}
          />
        ),
      amounts: ({ groups }) => groups.flatMap(groupAmounts),
      summary: (price) => ({
        parts: price.groups.map(({ name, total }) => ({ name, total })),
        note: changeNotes(price).map((text) => (
          <p key={text}>
            <Sentence>{text}</Sentence>
          </p>
        )),
      }),
      changes: changesBetween,
    },
  };
}

/** Key of a change: the address for a group, the history entry for a selection. */
function subjectOf(
  { subscriptionId }: ChangeTarget,
  { search, key }: Pick<Location, 'search' | 'key'>,
): string {
  return subscriptionId === null ? key : search;
}

function useChangeTarget(): ChangeTarget | null {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const subscriptionId = query.get('subId');
  if (subscriptionId) return { seatIds: [], subscriptionId };
  const selection = readSeatSelection(state);
  return selection && { seatIds: [...selection.seatIds], subscriptionId: null };
}

function changeNotes({ groups, isPaid }: ChangeReview_ChangeFragment): string[] {
  const later = groups.filter(({ effects }) => effects.includes('TERM_END'));
  return [
    ...(isPaid ? ['What is paid for takes effect today.'] : ['Nothing is charged now.']),
    ...laterNotes(later, groups.length),
    ...(groups.some(({ effects }) => effects.includes('REVERT'))
      ? ['Pending changes are withdrawn today.']
      : []),
  ];
}

function laterNotes(later: readonly ChangedGroup_GroupFragment[], count: number): string[] {
  const dates = new Set(later.map(({ expireDate }) => expireDate));
  const [only] = dates;
  if (only === undefined) return [];
  if (dates.size === 1 && later.length === count)
    return [`What changes later takes effect at the end of the term, ${formatDate(only)}.`];
  return later.map(({ name, expireDate }) => `In ${name} the end of the term is ${formatDate(expireDate)}.`);
}
