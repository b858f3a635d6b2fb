import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ASE_PRODUCTS } from '#domain/store/carts/cart-items';
import { withCart } from '../cart/query-values';
import { type CfbCart, cfbCartCodec, type OrganizationCart, organizationCartCodec } from './cfb-query';

const cfb = (query: string) => cfbCartCodec.read(new URLSearchParams(query));
const organization = (query: string) => organizationCartCodec.read(new URLSearchParams(query));

describe('the Cloud for Business cart in the address bar', () => {
  it('is the smallest bundle for a year without parameters (CART-03)', () => {
    expect(cfb('type=1')).toEqual({
      choice: null,
      product: 'ASEC5',
      authors: 0,
      publishers: 0,
      domain: '',
      term: 'ANNUAL',
      subscriptionGroup: null,
    });
  });

  test.each([
    ['product=ASEC20', 'bundle', 'ASEC20', 0, 0],
    ['product=asec100', 'bundle', 'ASEC100', 0, 0],
    ['product=ASEC7', null, 'ASEC5', 0, 0],
    ['authorQty=3', 'seats', 'ASEC5', 3, 0],
    ['publisherQty=2.9', 'seats', 'ASEC5', 0, 2],
    ['authorQty=-1&publisherQty=x', 'seats', 'ASEC5', 0, 0],
    ['product=ASEC10&authorQty=3', 'bundle', 'ASEC10', 3, 0],
  ])(
    '%s chooses %s of %s, %i authors, %i publishers (BUY-05)',
    (query, choice, product, authors, publishers) => {
      expect(cfb(query)).toMatchObject({ choice, product, authors, publishers });
    },
  );

  it('names the domain, the term and the group (CLOUD-17)', () => {
    expect(cfb('domain=acme&term=4&sub=7')).toMatchObject({
      domain: 'acme',
      term: 'TWO_YEARS',
      subscriptionGroup: '7',
    });
  });

  it('keeps no seats in the address of a bundle, nor a bundle in that of seats', () => {
    const query = new URLSearchParams('type=1&authorQty=3&publisherQty=1');
    const bundle: CfbCart = { ...cfbCartCodec.read(query), choice: 'bundle', product: 'ASEC50' };
    const written = withCart(query, cfbCartCodec, bundle);
    expect(written.toString()).toBe('type=1&product=ASEC50');
    const seats: CfbCart = { ...bundle, choice: 'seats', authors: 0, publishers: 0 };
    expect(withCart(written, cfbCartCodec, seats).toString()).toBe('type=1&authorQty=0&publisherQty=0');
  });
});

describe('the Axure Cloud cart in the address bar', () => {
  it('holds authors and the organization (BUY-05)', () => {
    expect(organization('type=2&authorQty=3&orgId=9')).toEqual({
      authors: 3,
      orgId: '9',
      term: 'ANNUAL',
      subscriptionGroup: null,
    });
  });
});

const text = fc.string({ minLength: 1, maxLength: 12 });
const common = {
  term: fc.constantFrom('MONTHLY', 'ANNUAL', 'TWO_YEARS', 'THREE_YEARS'),
  subscriptionGroup: fc.option(text),
} as const;
const quantity = fc.nat(100_000);

it('reads every cart that it wrote, whatever else the address says', () => {
  const bundles = fc.record({ choice: fc.constant('bundle'), product: fc.constantFrom(...ASE_PRODUCTS) });
  const seats = fc.record({ choice: fc.constant('seats'), authors: quantity, publishers: quantity });
  const carts = fc
    .tuple(fc.oneof(bundles, seats), fc.record({ ...common, domain: fc.string() }))
    .map(([what, rest]): CfbCart => ({ ...cfb(''), ...what, ...rest }));
  fc.assert(
    fc.property(carts, (cart) => {
      const query = withCart(new URLSearchParams('type=1&authorQty=8'), cfbCartCodec, cart);
      expect(cfbCartCodec.read(query)).toEqual(cart);
    }),
  );
  const organizations = fc.record({ ...common, authors: quantity, orgId: fc.string() });
  fc.assert(
    fc.property(organizations, (cart: OrganizationCart) => {
      const query = withCart(new URLSearchParams('type=2&orgId=8'), organizationCartCodec, cart);
      expect(organizationCartCodec.read(query)).toEqual(cart);
    }),
  );
});
