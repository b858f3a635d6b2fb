import type { TestUser } from '../testkit/start-vendor';
import type { Prices, Term } from './prices';
import type { Product } from './products';

interface Priced {
  readonly terms: readonly { readonly term: Term; readonly price: string }[];
}

interface PriceList {
  readonly rp: readonly (Priced & { readonly edition: Product })[];
  readonly ase: readonly (Priced & { readonly product: Product })[];
  readonly cloudForBusiness: { readonly author: Priced; readonly publisher: Priced };
  readonly cloudAuthor: Priced;
}

const TERMS = 'terms { term price }';
const PRICE_LIST = `{ priceList {
  rp { edition ${TERMS} } ase { product ${TERMS} } cloudAuthor { ${TERMS} }
  cloudForBusiness { author { ${TERMS} } publisher { ${TERMS} } }
} }`;

type Ask = <Data>(user: TestUser, query: string) => Promise<Data>;

export async function readPrices(ask: Ask, user: TestUser): Promise<Prices> {
  const { priceList } = await ask<{ priceList: PriceList }>(user, PRICE_LIST);
  const { rp, ase, cloudForBusiness, cloudAuthor } = priceList;
  const listed: (readonly [Product, Priced])[] = [
    ...rp.map((prices) => [prices.edition, prices] as const),
    ...ase.map((prices) => [prices.product, prices] as const),
    ['ACB_CLOUD_AUTHOR', cloudForBusiness.author],
    ['ACB_RP_PUBLISHER', cloudForBusiness.publisher],
    ['CLOUD_AUTHOR', cloudAuthor],
  ];
  const prices = new Map(
    listed.flatMap(([product, { terms }]) =>
      terms.map(({ term, price }) => [`${product} ${term}`, cents(price)] as const),
    ),
  );
  if (prices.size !== 11 * 4) throw new Error('The price list is not whole.');
  return prices;
}

/** Parses `1234.50` to cents. */
export function cents(money: string): number {
  return Math.round(Number(money) * 100);
}
