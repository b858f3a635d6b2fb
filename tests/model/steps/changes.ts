import type { ShownGroup, ShownSeat } from '../observe';
import type { OrderSpec, Quote } from '../order';
import { type Cover, endOfTerm, lengthening, TERMS, type Term, upgrading } from '../prices';
import { isCounted, isGreater, type Product, productNamed } from '../products';
import {
  bundleOf,
  type Change,
  type Draw,
  editionOf,
  free,
  isUsable,
  order,
  type Paid,
  priced,
  type Stage,
  type Step,
  someOf,
  termOf,
  withGroup,
} from '../stage';

const isRp = (group: ShownGroup) => isUsable(group) && group.kind === 'RP';
const isCloud = (group: ShownGroup) => isUsable(group) && group.kind !== 'RP';
const isBundle = (group: ShownGroup) => isUsable(group) && group.kind === 'LEGACY_ASE';

const CHANGE = { quoted: 'change', argument: 'change' };
const EDITION = {
  ...CHANGE,
  preview: 'editionChangePreview',
  type: 'EditionChangeInput',
  order: 'changeEdition',
  orderType: 'ChangeEditionInput',
};
const TERM = {
  ...CHANGE,
  preview: 'termChangePreview',
  type: 'TermChangeInput',
  order: 'changeTerm',
  orderType: 'ChangeTermInput',
};
const SKIPPED = 'skipped { seatIds }';
const ROWS = 'groups { rows(first: 60) { nodes { product quantity effect } } }';

/** Change to a greater product; a lesser one costs nothing now. */
function toProduct({ scene }: Stage, product: Product): (held: Cover) => Change | null {
  return (held) =>
    isGreater(product, held.product)
      ? { cost: upgrading(scene.prices, held, product, scene.today()), cover: { ...held, product } }
      : null;
}

function toTerm({ scene }: Stage, term: Term): (held: Cover) => Change | null {
  return (held) => {
    if (TERMS.indexOf(term) <= TERMS.indexOf(held.term)) return null;
    const cost = lengthening(scene.prices, held, term, scene.today());
    return { cost, cover: { ...held, term, end: endOfTerm(scene.today(), term) } };
  };
}

function selectedSeats({ shown }: Stage, draw: Draw, group: ShownGroup): ShownSeat[] {
  const all = shown.groups.filter((other) => other.owner === group.owner && isRp(other));
  return someOf(draw.seats % 4 === 0 ? all.flatMap(({ seats }) => seats) : group.seats, draw);
}

function changeOfSeats(
  names: Omit<OrderSpec, 'value'>,
  wish: (draw: Draw) => object,
  paidFor: (stage: Stage, draw: Draw) => (held: Cover) => Change | null,
): Step {
  return withGroup(isRp, (stage, draw, { user, group }) => {
    const seats = selectedSeats(stage, draw, group);
    const value = { seatIds: seats.map(({ id }) => id), ...wish(draw) };
    const spec = { ...names, value, also: SKIPPED };
    return order(stage, { user, spec, payment: draw.payment }, (quote) => {
      const skipped = skippedOf(quote);
      const rest = seats.filter(({ id }) => !skipped.has(id));
      return priced(stage, { user, seats: rest, purpose: 'purchase' }, paidFor(stage, draw));
    });
  });
}

function skippedOf(quote: Quote): ReadonlySet<string> {
  return new Set((quote['skipped'] as { seatIds: string[] }[]).flatMap(({ seatIds }) => seatIds));
}

function changeOfGroup(
  names: Omit<OrderSpec, 'value'>,
  fits: (group: ShownGroup) => boolean,
  wish: (draw: Draw) => object,
  paidFor: (stage: Stage, draw: Draw) => (held: Cover) => Change | null,
): Step {
  return withGroup(fits, (stage, draw, { user, group }) => {
    const spec = { ...names, value: { subscriptionId: group.id, ...wish(draw) }, also: ROWS };
    return order(stage, { user, spec, payment: draw.payment }, (quote) => {
      const seats = changedSeats(quote, group);
      const paid = priced(stage, { user, seats, purpose: 'purchase' }, paidFor(stage, draw));
      return isCounted(group.kind) && seats.length < group.seats.length ? inOwnGroup(paid) : paid;
    });
  });
}

/** Counted seats that end with their term stay in their group; the paid ones continue in a new group. */
function inOwnGroup({ covers = new Map(), ...paid }: Paid): Paid {
  return { ...paid, left: [...covers.keys()], added: [...covers.values()] };
}

interface Row {
  readonly product: string;
  readonly quantity: number;
  readonly effect: string;
}

/** Seats that a preview changes immediately; counted seats of a product change together. */
function changedSeats(quote: Quote, group: ShownGroup): ShownSeat[] {
  const groups = quote['groups'] as { rows: { nodes: Row[] } }[];
  const rows = groups.flatMap(({ rows: { nodes } }) => nodes).filter(({ effect }) => effect === 'NOW');
  const left = [...group.seats];
  return rows.flatMap(({ product, quantity }) => {
    const named = productNamed(product);
    const isAuthor = product.includes('Author');
    const fits = ({ cover }: ShownSeat) =>
      named === undefined ? cover.product.includes('AUTHOR') === isAuthor : cover.product === named;
    return takeLast(left, quantity, fits);
  });
}

/** Counted seats are alike; by number, the first ones remain. */
function takeLast(left: ShownSeat[], quantity: number, fits: (seat: ShownSeat) => boolean): ShownSeat[] {
  const taken = quantity === 0 ? [] : left.filter(fits).slice(-quantity);
  for (const seat of taken) left.splice(left.indexOf(seat), 1);
  return taken;
}

const toEditionOf = (stage: Stage, draw: Draw) => toProduct(stage, editionOf(draw));
const toBundleOf = (stage: Stage, draw: Draw) => toProduct(stage, bundleOf(draw));
const toTermOf = (stage: Stage, draw: Draw) => toTerm(stage, termOf(draw));
const newTerm = (draw: Draw) => ({ newTerm: termOf(draw) });

export const changeEdition = changeOfSeats(
  EDITION,
  (draw) => ({ newLicenseType: editionOf(draw) }),
  toEditionOf,
);
export const changeTerm = changeOfSeats(TERM, newTerm, toTermOf);
export const changeBundle = changeOfGroup(
  EDITION,
  isBundle,
  (draw) => ({ newLicenseType: bundleOf(draw) }),
  toBundleOf,
);
export const changeCloudTerm = changeOfGroup(TERM, isCloud, newTerm, toTermOf);

const hasEnding = (group: ShownGroup) => isRp(group) && group.seats.some(({ next }) => next === null);
const isRenewing = (group: ShownGroup) => isCloud(group) && group.nextBilling !== null;
const isEnding = (group: ShownGroup) => isCloud(group) && group.seats.every(({ next }) => next === null);

function cancelOrNot(field: 'cancelSeats' | 'uncancelSeats', fits: (group: ShownGroup) => boolean): Step {
  return withGroup(fits, (stage, draw, { user, group }) => {
    const seatIds = JSON.stringify(selectedSeats(stage, draw, group).map(({ id }) => id));
    return free(stage, user, `${field}(input: { seatIds: ${seatIds} })`);
  });
}

function cancelOrNotGroup(
  field: 'cancelCloudGroup' | 'uncancelCloudGroup',
  fits: (group: ShownGroup) => boolean,
): Step {
  return withGroup(fits, (stage, _draw, { user, group }) => free(stage, user, `${field}(id: "${group.id}")`));
}

export const cancel = cancelOrNot('cancelSeats', isRp);
export const uncancel = cancelOrNot('uncancelSeats', hasEnding);
export const cancelCloud = cancelOrNotGroup('cancelCloudGroup', isRenewing);
export const uncancelCloud = cancelOrNotGroup('uncancelCloudGroup', isEnding);

const isCountedAndRenewing = (group: ShownGroup) => isRenewing(group) && isCounted(group.kind);

export const modifyCounts = withGroup(isCountedAndRenewing, (stage, { quantities }, { user, group }) => {
  const [authors = 0, publishers = 0] = quantities;
  const input = `subscriptionId: "${group.id}", canceledAuthors: ${authors}, canceledPublishers: ${publishers}`;
  return free(stage, user, `modifyCloudSeats(input: { ${input} })`);
});
