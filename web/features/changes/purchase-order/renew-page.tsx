import { skipToken } from '@apollo/client/react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { UNCACHED_PAGE_QUERY, usePart } from '../../../app/graphql/use-part';
import { routes } from '../../../app/paths';
import { paidOrder } from '../../../checkout/order';
import { usePricePreview } from '../../../checkout/price/use-price-preview';
import { useGroupQuery } from '../review/group-query';
import type { ReviewKind } from '../review/review-kind';
import { ReviewPage } from '../review/review-page';
import { type Renew_GroupFragment, useRenewPageQuery } from './renew-page.generated';
import { type RenewPrice_RenewalFragment, RenewPriceDocument } from './renew-price.generated';
import { renewalLook } from './renewal-look';
import { RENEWAL_WAYS, type RenewalWay } from './renewal-ways';
import { type RenewalChoice, useSeatChoice } from './seat-choice';

function renewal(
  way: RenewalWay,
): ReviewKind<Renew_GroupFragment, RenewalChoice, RenewPrice_RenewalFragment> {
  const { orderKind, documentFor } = RENEWAL_WAYS[way];
  const isAutoRenew = way === 'auto';
  return {
    loadFailedText: 'The subscription could not be loaded.',
    useSubject() {
      const { subscriptionId } = useGroupQuery();
      const { search } = useLocation();
      const query = useRenewPageQuery(
        subscriptionId
          ? { variables: { renewal: { subscriptionId }, isAutoRenew }, ...UNCACHED_PAGE_QUERY }
          : skipToken,
      );
      const viewer = usePart(query.data?.viewer, query);
      const preview = usePart(query.data?.poRenewalPreview, query);
      return {
        key: subscriptionId ?? '',
        // A renewal and a switch to automatic renewal are separate orders.
        place: { page: routes.renew, search, subject: `${way} ${subscriptionId ?? ''}` },
        isMissing: !subscriptionId,
        parts: [preview, viewer],
        viewer: viewer.value,
        subject: preview.value?.group ?? null,
        rows: 5,
      };
    },
    useChoice(group) {
      const { term, setTerm } = useGroupQuery();
      const seats = useSeatChoice(group?.seats.ids ?? []);
      return group && { group, seats, term, setTerm };
    },
    usePreview: (choice) =>
      usePricePreview(RenewPriceDocument, choice && { renewal: renewalInput(choice), isAutoRenew }),
    orderKind: () => orderKind,
    order: (choice) =>
      paidOrder(documentFor(choice.group.kind), (terms, payment) => ({
        ...terms,
        renewal: renewalInput(choice),
        payment,
      })),
    look: renewalLook(way),
  };
}

function renewalInput({ group, seats, term }: RenewalChoice) {
  return { subscriptionId: group.id, seatIds: seats.seatIds, newTerm: term };
}

const RENEWALS = { now: renewal('now'), auto: renewal('auto') } satisfies Record<RenewalWay, unknown>;

export function RenewPage() {
  const [query] = useSearchParams();
  const way = query.get('isAutoRenew') === 'true' ? 'auto' : 'now';
  return <ReviewPage key={way} kind={RENEWALS[way]} />;
}
