import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type LicenseType, SALE_LICENSE_TYPES } from '#domain/licenses/license-type';
import { productCode } from '#domain/licenses/product-code';
import { storedTermOf } from '#domain/terms/stored-term';
import { TERM_CODES } from '#domain/terms/term-code';
import { type GroupSpec, insertGroup } from '../../vendor-api/demo/builders';
import { insertCoupon } from '../../vendor-api/demo/history';
import type { TestUser } from '../testkit/start-vendor';
import type { Books } from './books';
import { addDays, addMonths } from './calendar';
import { couponId, type Purpose } from './coupons';
import { ordinaryDay } from './days';
import { MONTHS, TERMS, type Term } from './prices';
import { COUNTED, type CountedKind, type Kind, type Product } from './products';
import { numbered } from './read-cloud-group';
import { FIRST_DAY, type Scene } from './scene';

type State = 'renews' | 'is bought by purchase order' | 'is canceled' | 'is past due';

export interface StartingGroup {
  readonly owner: 0 | 1;
  readonly kind: Kind;
  readonly term: Term;
  readonly state: State;
  /** From the first day to the day after the last covered day. */
  readonly daysLeft: number;
  readonly contents: readonly [number, number, number];
  /** Days by which its last RP seat ends earlier, if there are several; 0 for none. */
  readonly early: number;
}

/** A customer's coupon; 0 percent for none. */
interface Offer {
  readonly percent: number;
  readonly mostUses: number;
  /** Days until it expires; null for never. */
  readonly lasts: number | null;
  readonly isOfFirstYear: boolean;
}

type Offers = Readonly<Record<Purpose, Offer>>;

export interface World {
  readonly groups: readonly StartingGroup[];
  readonly coupons: readonly [Offers, Offers];
}

const state = fc.oneof(
  { weight: 4, arbitrary: fc.constant<State>('renews') },
  { weight: 2, arbitrary: fc.constant<State>('is bought by purchase order') },
  { weight: 1, arbitrary: fc.constantFrom<State>('is canceled', 'is past due') },
);

const group: fc.Arbitrary<StartingGroup> = state.chain((chosen) =>
  fc.record({
    owner: fc.constantFrom(0 as const, 0 as const, 0 as const, 1 as const),
    kind: fc.constantFrom<Kind>('RP', 'RP', 'RP', 'LEGACY_ASE', 'CLOUD_FOR_BUSINESS', 'CLOUD'),
    term: fc.constantFrom<Term>(...TERMS, 'ANNUAL', 'ANNUAL'),
    state: fc.constant(chosen),
    daysLeft: daysLeftOf(chosen),
    contents: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.nat(2), fc.nat(1)),
    early: fc.oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 80 }) },
    ),
  }),
);

function daysLeftOf(chosen: State): fc.Arbitrary<number> {
  if (chosen === 'renews') return fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 400 }));
  return chosen === 'is past due' ? fc.integer({ min: -60, max: 0 }) : fc.integer({ min: -60, max: 300 });
}

const offerOf = (...percents: readonly number[]): fc.Arbitrary<Offer> =>
  fc.record({
    percent: fc.constantFrom(0, 0, 0, ...percents),
    mostUses: fc.constantFrom(1_000, 1_000, 1, 2, 3, 5),
    lasts: fc.oneof(
      { weight: 2, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 400 }) },
    ),
    isOfFirstYear: fc.boolean(),
  });

const offers: fc.Arbitrary<Offers> = fc.record({ purchase: offerOf(20, 33), renewal: offerOf(10, 15) });

export const worlds: fc.Arbitrary<World> = fc.record({
  groups: fc.array(group, { minLength: 1, maxLength: 3, size: 'max' }),
  coupons: fc.tuple(offers, offers),
});

export async function begin(scene: Scene, world: World): Promise<Books> {
  await scene.startAnew();
  await scene.moveTo(FIRST_DAY);
  const { users } = scene;
  const books: Books = {
    prices: scene.prices,
    held: new Map(),
    cards: new Map(users.map(({ id }) => [id, 'approved'])),
    coupons: new Map(),
  };
  for (const starting of world.groups) await addGroup(scene, books, users[starting.owner], starting);
  for (const [index, user] of users.entries()) {
    for (const purpose of ['purchase', 'renewal'] as const) {
      const offer = world.coupons[index === 0 ? 0 : 1][purpose];
      if (offer.percent > 0) await addCoupon(scene, books, user, { purpose, ...offer });
    }
  }
  return books;
}

async function addCoupon(
  { shop }: Scene,
  books: Books,
  { id: userId }: TestUser,
  { purpose, percent, mostUses, lasts, isOfFirstYear }: Offer & { purpose: Purpose },
): Promise<void> {
  const id = couponId(userId, purpose);
  const isRenewal = purpose === 'renewal';
  const lastDay = lasts === null ? null : addDays(FIRST_DAY, lasts);
  const productCodes = isRenewal
    ? [0, 1, 2].map((edition) => productCode(edition, 2))
    : SALE_LICENSE_TYPES.flatMap((type) => TERM_CODES.map((term) => productCode(type, term)));
  await insertCoupon(shop.vendor.deps.db, {
    ...{ id, userId, isRenewal, productCodes },
    type: 'percent',
    amount: percent.toFixed(2),
    description: isOfFirstYear ? 'First Year Subscription Discount (60%)' : 'Loyal customers',
    endDate: lastDay,
    uses: mostUses,
  });
  books.coupons.set(id, { owner: userId, percent, mostUses, lastDay, isOfFirstYear, used: 0 });
}

const TERM_CODE_OF = { MONTHLY: 1, ANNUAL: 2, TWO_YEARS: 4, THREE_YEARS: 5 } as const;

async function addGroup(
  { shop }: Scene,
  books: Books,
  owner: TestUser,
  { kind, term, state: condition, daysLeft, contents, early }: StartingGroup,
): Promise<void> {
  const id = randomUUID();
  const next = ordinaryDay(addDays(FIRST_DAY, daysLeft));
  const end = addDays(next, -1);
  const { products, ...content } = contentsOf(id, kind, contents);
  const earlyEnd = kind === 'RP' && early > 0 && products.length > 1 ? addDays(end, -early) : null;
  const ownEnd = (place: number) => (place === products.length - 1 ? earlyEnd : null);
  const isCanceled = condition === 'is canceled';
  await insertGroup(shop.vendor.deps.db, owner, {
    id,
    ...storedTermOf(TERM_CODE_OF[term]),
    startDate: addMonths(next, -MONTHS[term]),
    expireDate: end,
    ...(isCanceled && { canceled: true }),
    ...(condition === 'is past due' && { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: next }),
    ...(condition === 'is bought by purchase order' && { autoRenew: false }),
    ...(condition === 'is bought by purchase order' && kind === 'RP' && { braintreeId: 'PURCHASE_ORDER' }),
    ...content,
    seats: content.seats.map((seat, place) => ({
      ...seat,
      expireDate: ownEnd(place) ?? (isCanceled ? end : null),
    })),
  });
  for (const [place, [seat, product]] of products.entries()) {
    const group = kind === 'RP' ? null : id;
    books.held.set(seat, { owner: owner.id, product, term, end: ownEnd(place) ?? end, group });
  }
}

interface Content extends Pick<GroupSpec, 'kind' | 'seats' | 'licenseType'> {
  readonly cloudAuthorCount?: number;
  readonly rpPublisherCount?: number;
  /** The model's names of its seats. */
  readonly products: readonly (readonly [string, Product])[];
}

interface Listed {
  readonly product: Product;
  readonly licenseType: LicenseType;
}

const EDITIONS_LISTED: readonly Listed[] = [
  { product: 'PRO', licenseType: 0 },
  { product: 'TEAM', licenseType: 1 },
  { product: 'ENTERPRISE', licenseType: 2 },
];
const BUNDLES_LISTED: readonly Listed[] = [
  { product: 'ASEC5', licenseType: 3 },
  { product: 'ASEC10', licenseType: 4 },
];

function contentsOf(id: string, kind: Kind, contents: StartingGroup['contents']): Content {
  const [one, other] = contents;
  switch (kind) {
    case 'RP': {
      const seats = EDITIONS_LISTED.flatMap((listed, index) =>
        Array.from({ length: contents[index] ?? 0 }, () => ({ ...listed, id: randomUUID() as string })),
      );
      return {
        kind: 'rp',
        seats: seats.map(({ id: seat, licenseType }) => ({ id: seat, licenseType })),
        products: seats.map(({ id: seat, product }) => [seat, product]),
      };
    }
    case 'LEGACY_ASE': {
      const bundles = BUNDLES_LISTED.filter((_listed, index) => (contents[index] ?? 0) > 0);
      return {
        kind: 'ase',
        licenseType: bundles[0]?.licenseType ?? null,
        seats: bundles.map(({ licenseType }) => ({ licenseType })),
        products: bundles.map(({ product }, index) => [numbered(id, 'bundle', index + 1), product]),
      };
    }
    case 'CLOUD_FOR_BUSINESS':
    case 'CLOUD':
      return countedContents(id, kind, { authors: one, publishers: kind === 'CLOUD' ? 0 : other });
  }
}

function countedContents(
  id: string,
  kind: CountedKind,
  { authors, publishers }: { authors: number; publishers: number },
): Content {
  const { author, publisher } = COUNTED[kind];
  const seats = (count: number, what: 'author' | 'publisher', product: Product | null) =>
    Array.from(
      { length: product === null ? 0 : count },
      (_, index) => [numbered(id, what, index + 1), product ?? author] as const,
    );
  return {
    kind: kind === 'CLOUD' ? 'cloud' : 'cfb',
    licenseType: kind === 'CLOUD' ? 13 : 14,
    cloudAuthorCount: authors,
    rpPublisherCount: publishers,
    seats: [],
    products: [...seats(authors, 'author', author), ...seats(publishers, 'publisher', publisher)],
  };
}
