import type { ShownGroup, ShownSeat } from '../observe';
import type { OrderSpec } from '../order';
import { type Cover, endOfTerm, nextEnd, priceOf, priceOfRest } from '../prices';
import { COUNTED, isCounted, type Product, productNamed } from '../products';
import { numbered } from '../read-cloud-group';
import {
  anytime,
  bought,
  type Draw,
  free,
  order,
  pick,
  priced,
  promised,
  type Stage,
  someOf,
  termOf,
  withGroup,
} from '../stage';

const isPastDue = (group: ShownGroup) => group.isPastDue;

/** Retries a failed payment for some of the seats; the others end as they would have. */
export const retry = withGroup(isPastDue, async (stage, draw, { user, group }) => {
  const { scene } = stage;
  const ids = await idsOfSeats(stage, group);
  // Only seats that lasted as long as their group can be chosen.
  const failed = group.seats.filter(({ cover }) => cover.end >= group.end);
  const chosen = someOf(failed, draw);
  const ending = failed.filter((seat) => !chosen.includes(seat));
  const except = ending.map(({ id }) => ids.get(id) ?? id);
  const spec: OrderSpec = {
    preview: 'retryPaymentPreview',
    quoted: 'preview',
    argument: 'subscriptionId',
    type: 'ID',
    value: group.id,
    more: `, choice: { all: RENEW, except: ${JSON.stringify(except)} }`,
    order: 'retryPayment',
    orderType: 'RetryPaymentInput',
    input: { choice: { all: 'RENEW', except } },
  };
  // For counted seats only the number matters.
  const seats = isCounted(group.kind) ? firstOfEach(group.seats, chosen) : chosen;
  return order(stage, { user, spec, payment: draw.payment }, () =>
    priced(stage, { user, seats, purpose: 'renewal' }, (held, seat) => {
      const { product, term } = seat.next ?? withWaitingTerm(group, held);
      const cover = { product, term, end: nextEnd(group.end, term) };
      return { cost: priceOf(scene.prices, cover), cover };
    }),
  );
});

function firstOfEach(all: readonly ShownSeat[], chosen: readonly ShownSeat[]): ShownSeat[] {
  const left = chosen.map(({ cover }) => cover.product);
  return all.filter(({ cover: { product } }) => {
    const place = left.indexOf(product);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** Counted seats renew for one term together, including those that were to end. */
function withWaitingTerm({ kind, seats }: ShownGroup, held: Cover): Pick<Cover, 'product' | 'term'> {
  const term = seats.find(({ next }) => next !== null)?.next?.term;
  return isCounted(kind) && term !== undefined ? { ...held, term } : held;
}

interface Listed {
  readonly answer: {
    readonly group: { readonly seats: { readonly nodes: readonly ListedSeat[] } } | null;
  };
}

interface ListedSeat {
  readonly id: string;
  readonly productName: string;
}

/** Ids for the retry of seats that have none on other screens. */
async function idsOfSeats({ scene }: Stage, group: ShownGroup): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  if (isCounted(group.kind)) for (const { id } of group.seats) ids.set(id, id.slice(group.id.length + 1));
  const user = scene.users.find(({ id }) => id === group.owner);
  if (group.kind !== 'LEGACY_ASE' || user === undefined) return ids;
  const query = `{ answer: retryPaymentPreview(subscriptionId: "${group.id}") {
    group { seats(first: 60) { nodes { id productName } } } } }`;
  const { answer } = await scene.ask<Listed>(user, query);
  const left = [...(answer.group?.seats.nodes ?? [])];
  for (const { id, cover } of group.seats) {
    const place = left.findIndex(({ productName }) => productNamed(productName) === cover.product);
    const [listed] = place < 0 ? [] : left.splice(place, 1);
    if (listed !== undefined) ids.set(id, listed.id);
  }
  return ids;
}

export const cancelPastDue = withGroup(isPastDue, (stage, _draw, { user, group }) =>
  free(stage, user, `cancelSubscriptionGroup(id: "${group.id}")`),
);

/** Reactivates an ended group, from today or into another group. */
export const reactivate = withGroup(
  ({ canReactivate }) => canReactivate,
  (stage, draw, { user, group }) => {
    const { scene } = stage;
    const newTerm = termOf(draw);
    const hosts = stage.shown.groups.filter(
      (host) =>
        host.owner === user.id &&
        host.kind === group.kind &&
        host.section === 'ACTIVE' &&
        host.term === newTerm,
    );
    const host = draw.seats % 3 === 0 ? pick(hosts, draw.seats) : undefined;
    const [authorQuantity = 0, publishers = 0] = draw.quantities;
    const publisherQuantity = group.kind === 'CLOUD_FOR_BUSINESS' ? publishers : 0;
    const counts = isCounted(group.kind) ? { authorQuantity, publisherQuantity } : {};
    const spec: OrderSpec = {
      preview: 'reactivationPreview',
      quoted: 'cart',
      argument: 'reactivation',
      type: 'ReactivationInput',
      value: { subscriptionId: group.id, newTerm, cotermGroup: host?.id ?? null, ...counts },
      also: 'expireDate',
      order: 'reactivate',
      orderType: 'ReactivateInput',
    };
    return order(stage, { user, spec, payment: draw.payment }, (quote) => {
      const end = host?.end ?? endOfTerm(scene.today(), newTerm);
      promised(quote, 'expireDate', end);
      const costOf = (cover: Cover) =>
        host ? priceOfRest(scene.prices, cover, scene.today()) : priceOf(scene.prices, cover);
      const period = { term: newTerm, end };
      if (isCounted(group.kind)) {
        const { author, publisher } = COUNTED[group.kind];
        const added = [
          ...times(authorQuantity, { product: author, ...period }),
          ...(publisher ? times(publisherQuantity, { product: publisher, ...period }) : []),
        ];
        const paid = bought(stage, user, added, costOf);
        return host ? paid : { ...paid, ...broughtBack(stage, group, added) };
      }
      return priced(stage, { user, seats: lastSeats(group), purpose: 'purchase' }, ({ product }) => {
        const cover = { product, ...period };
        return { cost: costOf(cover), cover };
      });
    });
  },
);

/** Returns the seats that ended with the group; if all ended earlier, the last ones. */
function lastSeats({ seats, end }: ShownGroup): ShownSeat[] {
  const [from = end] = [
    end,
    seats
      .map(({ cover }) => cover.end)
      .toSorted()
      .at(-1) ?? end,
  ].toSorted();
  return seats.filter(({ cover }) => cover.end >= from);
}

const times = (count: number, cover: Cover): Cover[] => Array.from({ length: count }, () => cover);

/** Counted seats that are reactivated in their own group keep their numbers. */
function broughtBack({ books }: Stage, { id }: ShownGroup, added: readonly Cover[]) {
  const counts = new Map<Product, number>();
  const covers = new Map<string, Cover>();
  const anew = added.filter((cover) => {
    const number = (counts.get(cover.product) ?? 0) + 1;
    counts.set(cover.product, number);
    const seat = numbered(id, cover.product.includes('AUTHOR') ? 'author' : 'publisher', number);
    covers.set(seat, cover);
    return !books.held.has(seat);
  });
  return { covers, added: anew };
}

/** Makes the bank refuse the card on file, or accept it again. */
export const anotherCard = anytime(async ({ scene, books }, draw: Draw, user) => {
  const card = draw.seats % 2 === 0 ? 'approved' : 'declined';
  await scene.putCardOnFile(user, card);
  books.cards.set(user.id, card);
  return { outcome: 'done', expected: { user, charge: 0 } };
});
