import type { OrderSpec } from '../order';
import { EDITIONS, endOfTerm, lengthening, TERMS, upgrading } from '../prices';
import {
  editionOf,
  free,
  isUsable,
  order,
  priced,
  type Step,
  selectedSeats,
  skippedOf,
  termOf,
  withGroup,
} from '../stage';

const CHANGE = { quoted: 'change', argument: 'change', also: 'skipped { seatIds }' };

export const changeEdition = withGroup(isUsable, (stage, draw, target) => {
  const { scene } = stage;
  const seats = selectedSeats(stage, draw, target);
  const edition = editionOf(draw);
  const spec: OrderSpec = {
    ...CHANGE,
    preview: 'editionChangePreview',
    type: 'EditionChangeInput',
    value: { seatIds: seats.map(({ id }) => id), newLicenseType: edition },
    order: 'changeEdition',
    orderType: 'ChangeEditionInput',
  };
  return order(stage, { user: target.user, spec, payment: draw.payment }, (quote) =>
    priced(stage, seats, skippedOf(quote), (held) => {
      if (EDITIONS.indexOf(edition) <= EDITIONS.indexOf(held.edition)) return null;
      return { cost: upgrading(scene.prices, held, edition, scene.today()), cover: { ...held, edition } };
    }),
  );
});

export const changeTerm = withGroup(isUsable, (stage, draw, target) => {
  const { scene } = stage;
  const seats = selectedSeats(stage, draw, target);
  const term = termOf(draw);
  const spec: OrderSpec = {
    ...CHANGE,
    preview: 'termChangePreview',
    type: 'TermChangeInput',
    value: { seatIds: seats.map(({ id }) => id), newTerm: term },
    order: 'changeTerm',
    orderType: 'ChangeTermInput',
  };
  return order(stage, { user: target.user, spec, payment: draw.payment }, (quote) =>
    priced(stage, seats, skippedOf(quote), (held) => {
      if (TERMS.indexOf(term) <= TERMS.indexOf(held.term)) return null;
      const cost = lengthening(scene.prices, held, term, scene.today());
      return { cost, cover: { ...held, term, end: endOfTerm(scene.today(), term) } };
    }),
  );
});

function cancelOrNot(field: 'cancelSeats' | 'uncancelSeats'): Step {
  return withGroup(isUsable, (stage, draw, target) => {
    const seatIds = JSON.stringify(selectedSeats(stage, draw, target).map(({ id }) => id));
    return free(stage, target.user, `${field}(input: { seatIds: ${seatIds} })`);
  });
}

export const cancel = cancelOrNot('cancelSeats');
export const uncancel = cancelOrNot('uncancelSeats');
