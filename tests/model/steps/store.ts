import type { ShownGroup } from '../observe';
import type { OrderSpec, Quote } from '../order';
import { type Cover, endOfTerm, priceOf, priceOfRest } from '../prices';
import { COUNTED, type CountedKind, EDITIONS, type Kind, type Product } from '../products';
import {
  anytime,
  bought,
  bundleOf,
  type Draw,
  isUsable,
  order,
  promised,
  type Step,
  termOf,
  withGroup,
} from '../stage';

/** Contents of a cart, and its names in the schema. */
interface CartWords {
  readonly names: Pick<OrderSpec, 'preview' | 'type' | 'order' | 'orderType'>;
  contents(draw: Draw): { readonly input: object; readonly products: readonly Product[] };
}

const times = (count: number, product: Product): Product[] => Array.from({ length: count }, () => product);

function editions({ quantities: [pro = 0, team = 0, ent = 0] }: Draw) {
  const products = EDITIONS.flatMap((edition, index) => times([pro, team, ent][index] ?? 0, edition));
  return { input: { proQuantity: pro, teamQuantity: team, entQuantity: ent }, products };
}

function counted(kind: CountedKind): CartWords {
  return {
    names: {
      preview: 'cloudCartPreview',
      type: 'CloudCartInput',
      order: 'buyCloudSubscription',
      orderType: 'BuyCloudSubscriptionInput',
    },
    contents({ quantities: [authors = 0, publishers = 0] }) {
      const { author, publisher } = COUNTED[kind];
      const plan = kind === 'CLOUD' ? 'ORGANIZATION' : 'CLOUD_FOR_BUSINESS';
      const publisherQuantity = publisher === null ? 0 : publishers;
      return {
        input: { plan, authorQuantity: authors, publisherQuantity },
        products: [...times(authors, author), ...(publisher ? times(publisherQuantity, publisher) : [])],
      };
    },
  };
}

const CARTS: Readonly<Record<Kind, CartWords>> = {
  RP: {
    names: {
      preview: 'cartPreview',
      type: 'RpCartInput',
      order: 'buyRpSubscription',
      orderType: 'BuyRpSubscriptionInput',
    },
    contents: editions,
  },
  LEGACY_ASE: {
    names: {
      preview: 'aseCartPreview',
      type: 'AseCartInput',
      order: 'buyAseSubscription',
      orderType: 'BuyAseSubscriptionInput',
    },
    contents(draw) {
      const productType = bundleOf(draw);
      return { input: { productType }, products: [productType] };
    },
  },
  CLOUD_FOR_BUSINESS: counted('CLOUD_FOR_BUSINESS'),
  CLOUD: counted('CLOUD'),
};

const PURCHASE_ORDER: CartWords['names'] = {
  preview: 'addUsersPreview',
  type: 'AddUsersCartInput',
  order: 'addUsersToPo',
  orderType: 'AddUsersToPoInput',
};

function specOf(names: CartWords['names'], value: object): OrderSpec {
  const licensee = { licenseTo: 'COMPANY', firstName: 'Ann', lastName: 'Lee', company: 'Lee Ltd' };
  return {
    ...names,
    quoted: 'cart',
    argument: 'cart',
    value,
    also: 'expireDate',
    input: { licensee },
  };
}

function buying(kind: Kind): Step {
  return anytime((stage, draw, user) => {
    const { scene } = stage;
    const term = termOf(draw);
    const end = endOfTerm(scene.today(), term);
    const { input, products } = CARTS[kind].contents(draw);
    const spec = specOf(CARTS[kind].names, { ...input, term });
    return order(stage, { user, spec, payment: draw.payment }, (quote) => {
      promised(quote, 'expireDate', end);
      const added = products.map((product) => ({ product, term, end }));
      return bought(stage, user, added, (cover) => priceOf(scene.prices, cover));
    });
  });
}

// Pending changes of bundles are shown for the group, not per bundle: a joining one would have none.
const isPartlyWaiting = ({ kind, seats }: ShownGroup) =>
  kind === 'LEGACY_ASE' &&
  seats.some(({ next, cover }) => next && (next.term !== cover.term || next.product !== cover.product));

/** Buys seats into a group, for the rest of its period. */
function joining(isPurchaseOrder: boolean): Step {
  const fits = (group: ShownGroup) =>
    isUsable(group) &&
    group.isPurchaseOrder === isPurchaseOrder &&
    (group.kind === 'RP' || !isPurchaseOrder) &&
    !isPartlyWaiting(group);
  return withGroup(fits, (stage, draw, { user, group }) => {
    const { scene } = stage;
    const { names, contents } = CARTS[group.kind];
    const { input, products } = contents(draw);
    const cart = { ...input, subscriptionGroup: group.id };
    const spec = isPurchaseOrder
      ? specOf(PURCHASE_ORDER, cart)
      : specOf(names, { ...cart, term: group.term });
    return order(stage, { user, spec, payment: draw.payment }, (quote: Quote) => {
      promised(quote, 'expireDate', group.end);
      const added: Cover[] = products.map((product) => ({ product, term: group.term, end: group.end }));
      return bought(stage, user, added, (cover) => priceOfRest(scene.prices, cover, scene.today()));
    });
  });
}

export const buy = buying('RP');
export const buyBundle = buying('LEGACY_ASE');
export const buyCloudForBusiness = buying('CLOUD_FOR_BUSINESS');
export const buyOrganization = buying('CLOUD');
export const join = joining(false);
export const addUsersToPurchaseOrder = joining(true);
