import type { ShownGroup } from '../observe';
import type { OrderSpec } from '../order';
import { endOfTerm, nextEnd, priceOf, priceOfRest } from '../prices';
import { anytime, free, order, pick, priced, someOf, termOf, withGroup } from '../stage';

const isPastDue = (group: ShownGroup) => group.isPastDue;

/** Makes a failed payment good for some of the seats; the others end as they would have. */
export const retry = withGroup(isPastDue, (stage, draw, { user, group }) => {
  const { scene } = stage;
  const renewing = someOf(group.seats, draw);
  const ending = group.seats.filter((seat) => !renewing.includes(seat)).map(({ id }) => id);
  const spec: OrderSpec = {
    preview: 'retryPaymentPreview',
    quoted: 'preview',
    argument: 'subscriptionId',
    type: 'ID',
    value: group.id,
    more: `, choice: { all: RENEW, except: ${JSON.stringify(ending)} }`,
    order: 'retryPayment',
    orderType: 'RetryPaymentInput',
    input: { choice: { all: 'RENEW', except: ending } },
  };
  return order(stage, { user, spec, payment: draw.payment }, () =>
    priced(stage, renewing, new Set(), (held, seat) => {
      const { edition, term } = seat.next ?? held;
      return {
        cost: priceOf(scene.prices, edition, term),
        cover: { edition, term, end: nextEnd(group.end, term) },
      };
    }),
  );
});

export const cancelPastDue = withGroup(isPastDue, (stage, _draw, { user, group }) =>
  free(stage, user, `cancelSubscriptionGroup(id: "${group.id}")`),
);

/** Brings a group back that is over, from today on or into another group. */
export const reactivate = withGroup(
  ({ canReactivate }) => canReactivate,
  (stage, draw, { user, group }) => {
    const { scene } = stage;
    const newTerm = termOf(draw);
    const hosts = stage.shown.groups.filter(
      (host) => host.owner === user.id && host.section === 'ACTIVE' && host.term === newTerm,
    );
    const host = draw.seats % 3 === 0 ? pick(hosts, draw.seats) : undefined;
    const spec: OrderSpec = {
      preview: 'reactivationPreview',
      quoted: 'cart',
      argument: 'reactivation',
      type: 'ReactivationInput',
      value: { subscriptionId: group.id, newTerm, cotermGroup: host?.id ?? null },
      order: 'reactivate',
      orderType: 'ReactivateInput',
    };
    return order(stage, { user, spec, payment: draw.payment }, () =>
      priced(stage, group.seats, new Set(), ({ edition }) => {
        const cover = { edition, term: newTerm, end: host?.end ?? endOfTerm(scene.today(), newTerm) };
        const cost = host
          ? priceOfRest(scene.prices, cover, scene.today())
          : priceOf(scene.prices, edition, newTerm);
        return { cost, cover };
      }),
    );
  },
);

/** The bank of the card on file begins to refuse it, or takes it again. */
export const anotherCard = anytime(async ({ scene, books }, draw, user) => {
  const card = draw.seats % 2 === 0 ? 'approved' : 'declined';
  await scene.putCardOnFile(user, card);
  books.cards.set(user.id, card);
  return { user, charge: 0 };
});
