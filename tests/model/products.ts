export const EDITIONS = ['PRO', 'TEAM', 'ENTERPRISE'] as const;
export const BUNDLES = ['ASEC5', 'ASEC10', 'ASEC20', 'ASEC50', 'ASEC100'] as const;

export type Product =
  | (typeof EDITIONS)[number]
  | (typeof BUNDLES)[number]
  | 'CLOUD_AUTHOR'
  | 'ACB_CLOUD_AUTHOR'
  | 'ACB_RP_PUBLISHER';

export type Kind = 'RP' | 'LEGACY_ASE' | 'CLOUD_FOR_BUSINESS' | 'CLOUD';

export type CountedKind = 'CLOUD_FOR_BUSINESS' | 'CLOUD';

/** Products of counted groups: an author's, and a publisher's in one of them. */
export const COUNTED: Readonly<Record<CountedKind, { author: Product; publisher: Product | null }>> = {
  CLOUD_FOR_BUSINESS: { author: 'ACB_CLOUD_AUTHOR', publisher: 'ACB_RP_PUBLISHER' },
  CLOUD: { author: 'CLOUD_AUTHOR', publisher: null },
};

export function isCounted(kind: Kind): kind is CountedKind {
  return kind in COUNTED;
}

/** Editions and bundles, smallest first. A later one costs more immediately. */
export const LADDERS: readonly (readonly Product[])[] = [EDITIONS, BUNDLES];

export function isGreater(product: Product, than: Product): boolean {
  return LADDERS.some((ladder) => ladder.includes(than) && ladder.indexOf(product) > ladder.indexOf(than));
}

/** Number of publishers of a bundle; 0 for other products. */
export function publishersOf(product: Product): number {
  return product.startsWith('ASEC') ? Number(product.slice('ASEC'.length)) : 0;
}

export function bundleFor(publishers: number): Product | undefined {
  return BUNDLES.find((bundle) => publishersOf(bundle) === publishers);
}

/** Parses a product name of the screens, also from `Changes to … on …`. */
export function productNamed(text: string): Product | undefined {
  return NAMES.get(text);
}

const NAMES: ReadonlyMap<string, Product> = new Map([
  ['Axure RP Pro', 'PRO'],
  ['Axure RP Team', 'TEAM'],
  ['Axure RP Enterprise', 'ENTERPRISE'],
  ...BUNDLES.map((bundle) => [`Cloud for Business - ${publishersOf(bundle)} Publishers`, bundle] as const),
]);

export function isCloudProduct(product: Product): boolean {
  return !(EDITIONS as readonly Product[]).includes(product);
}
