import { ifUnpaid } from '#domain/changes/retry/if-unpaid';
import { retrySeatPrice } from '#domain/changes/retry/price-retry';
import { retryDefault } from '#domain/changes/retry/retry-selection';
import { displayName } from '#domain/licenses/display-name';
import { hasEnded } from '#domain/licenses/paid-until';
import { effectiveLicenseType, effectiveTerm } from '#domain/licenses/renews';
import { toDecimalString } from '#domain/money/cents';
import type { PriceList } from '#domain/store/prices/price-list';
import { termName } from '#domain/terms/term-code';
import { nextBillingDate } from '#domain/terms/term-period';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import { SUBSCRIPTION_KINDS } from '../../../models/codes';
import type { RetryGroup, RetryPreview, RetrySeat } from '../../../resolvers.generated';
import { paginate } from '../../common/paginate';
import { toCartLine } from '../../common/to-cart-line';
import type { PastDueGroup } from './find-past-due';
import type { RetryQuote } from './quote-retry';

export interface RetryGroupModel extends Omit<RetryGroup, '__typename' | 'seats' | 'ifUnpaid'> {
  readonly group: PastDueGroup;
}

export function toRetryGroup(group: PastDueGroup): RetryGroupModel {
  const { facts, name, failure, failedPayment } = group;
  const { id, kind, expireDate } = facts;
  return {
    id,
    name,
    failure,
    expireDate,
    group,
    kind: SUBSCRIPTION_KINDS[kind],
    failedPayment: failedPayment && {
      ...failedPayment,
      total: failedPayment.total === null ? null : toDecimalString(failedPayment.total),
    },
  };
}

export function toRetryPreview({ previewId, group, renewing, priced, today }: RetryQuote): RetryPreview {
  const expireDate = priced.parts[0]?.expireDate ?? group.facts.expireDate;
  return {
    previewId,
    renewingCount: renewing.length,
    endingCount: group.seats.length - renewing.length,
    lines: priced.lines.map(toCartLine),
    total: toDecimalString(priced.total),
    coversFrom: nextBillingDate(group.facts.expireDate),
    expireDate,
    isOver: priced.parts.every((part) => hasEnded(part, today)),
    nextBillingDate: nextBillingDate(expireDate),
    parts: priced.parts.map(({ term, expireDate: until, seats }) => ({
      termName: termName(term),
      seatCount: seats.length,
      expireDate: until,
    })),
  };
}

export function toRetrySeat(
  seat: PastDueGroup['seats'][number],
  { facts }: PastDueGroup,
  priceList: PriceList,
): RetrySeat {
  const price = retrySeatPrice(seat, facts.term, priceList);
  return {
    id: seat.seatId,
    productName: displayName(seat.licenseType),
    renewsAs: renewsAs(seat, facts.term),
    assignedTo: seat.assignedTo ?? null,
    defaultChoice: retryDefault(seat),
    price: price === null ? null : toDecimalString(price),
  };
}

function renewsAs(
  seat: PastDueGroup['seats'][number],
  current: PastDueGroup['facts']['term'],
): string | null {
  const licenseType = effectiveLicenseType(seat);
  const term = effectiveTerm(seat, current);
  const changes = [
    ...(licenseType === seat.licenseType ? [] : [displayName(licenseType)]),
    ...(term === current ? [] : [termName(term)]),
  ];
  return changes.length === 0 ? null : changes.join(', ');
}

export const toRetryResolvers = {
  RetryGroup: {
    ifUnpaid: async ({ group: { facts, seats } }, _args, { loads }) =>
      ifUnpaid(facts, seats, await loads.today()),

    seats: async ({ group }, args, { loads }) => {
      const page = paginate(group.seats, ({ seatId }) => seatId, args);
      const priceList = await loads.prices();
      return { ...page, nodes: page.nodes.map((seat) => toRetrySeat(seat, group, priceList)) };
    },
  },
} satisfies SomeResolvers;
