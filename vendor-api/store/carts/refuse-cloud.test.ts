import { describe, expect, it } from 'vitest';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { ASE_CART, CFB_CART, CLOUD_CART, type SampleCart } from '#tests/testkit/carts';
import { countRows } from '#tests/testkit/count-rows';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { startShop } from '#tests/testkit/start-shop';
import { insertCoupon } from '../../demo/history';

type Form = Record<string, string>;

const PRICE_CHANGED =
  'The price has changed since it was shown. Please reload the page, review the new total and submit again.';
const QUANTITY = 'Quantities must be whole numbers, zero or more';
const TOO_MANY = 'At most 100,000 of one product can be bought in one order';
const SELECT = 'Please select a product';
const DOMAIN = 'Please enter a domain of letters, digits and hyphens.';
const NOT_OWNER =
  'You do not have ownership of one or more of the selected subscriptions. Please contact the subscription owner to make these changes';

describe('orders of bundles and cloud seats that are refused', () => {
  const shop = duringTests(() => startShop('PGlite'));
  const ann = beforeTests(() => shop.vendor.user());

  async function expectRefusal(cart: SampleCart, form: Form, code: string, text: string): Promise<void> {
    const { db } = shop.vendor.deps;
    const before = { rows: await countRows(db), charges: shop.charges() };
    const reply = await shop.buy(ann, form, undefined, cart.path);
    expect(reply.body).toEqual({ success: false, transactionId: '', errorMessage: text, code });
    expect({ rows: await countRows(db), charges: shop.charges() }).toEqual(before);
  }

  const expectWrong = async (cart: SampleCart, wrong: Form, code: string, text: string) =>
    expectRefusal(cart, { ...cart.form(), ...(await shop.newCard()), ...wrong }, code, text);

  it.each([
    ['no product', { productType: '' }, 'EMPTY_CART', SELECT],
    [
      'a product not on sale',
      { productType: 'ASEC7' },
      'INVALID_INPUT',
      'Unrecognized license type or term.',
    ],
    ['a domain that cannot be one', { domain: 'a b' }, 'INVALID_INPUT', DOMAIN],
    ['the price of another bundle', { productType: 'ASEC100' }, 'PRICE_CHANGED', PRICE_CHANGED],
    ['an adjustment', { asec5SubAdj: '20.00', userTotalPrice: '1000.00' }, 'PRICE_CHANGED', PRICE_CHANGED],
  ])('a bundle with %s (REST-23, CART-19, D-39)', async (_name, wrong, code, text) => {
    await expectWrong(ASE_CART, wrong, code, text);
  });

  it.each([
    ['no seats', { authorQuantity: '0', publisherQuantity: '0' }, 'EMPTY_CART', SELECT],
    ['minus one author', { authorQuantity: '-1' }, 'INVALID_INPUT', QUANTITY],
    ['half a publisher', { publisherQuantity: '1.5' }, 'INVALID_INPUT', QUANTITY],
    ['a thousand million authors', { authorQuantity: '1000000000' }, 'INVALID_INPUT', TOO_MANY],
    ['a domain that cannot be one', { domain: '-acme' }, 'INVALID_INPUT', DOMAIN],
    ['an author more than was paid', { authorQuantity: '2' }, 'PRICE_CHANGED', PRICE_CHANGED],
    ['an adjustment', { authorSubAdj: '4.00', userTotalPrice: '560.00' }, 'PRICE_CHANGED', PRICE_CHANGED],
    ['an adjustment of publishers', { publisherSubAdj: '0.01' }, 'PRICE_CHANGED', PRICE_CHANGED],
    [
      'the prices of the other plan',
      { publisherQuantity: '0', userTotalPrice: '156.00' },
      'PRICE_CHANGED',
      PRICE_CHANGED,
    ],
  ])('Cloud for Business with %s (REST-24, CART-07, CART-19, D-39)', async (_name, wrong, code, text) => {
    await expectWrong(CFB_CART, wrong, code, text);
  });

  it.each([
    [
      'publishers',
      { publisherQuantity: '1', userTotalPrice: '516.00' },
      'INVALID_INPUT',
      'RP publishers are part of Cloud for Business.',
    ],
    [
      'an organization that cannot be one',
      { orgId: 'a b' },
      'INVALID_INPUT',
      'This organization is not known.',
    ],
    ['a wrong total', { userTotalPrice: '155.99' }, 'PRICE_CHANGED', PRICE_CHANGED],
  ])('an organization with %s (REST-24, CART-19, D-39)', async (_name, wrong, code, text) => {
    await expectWrong(CLOUD_CART, wrong, code, text);
  });

  describe.each([ASE_CART, CFB_CART, CLOUD_CART])('$name', (cart) => {
    it.each([
      ['licensee', { company: '', firstName: '' }, 'LICENSEE_REQUIRED', 'First and last name are required'],
      ['total for another term', { term: '1' }, 'PRICE_CHANGED', PRICE_CHANGED],
      ['group', { subscriptionGroup: 'no-such-group' }, 'NOT_OWNER', NOT_OWNER],
      [
        'way of paying',
        { nonce: '' },
        'INVALID_PAYMENT_METHOD',
        'Please choose the card on file or enter a new card',
      ],
      [
        'captcha',
        { recaptchaToken: 'forged' },
        'CAPTCHA_FAILED',
        'We could not confirm that you are human. Please try again.',
      ],
    ])('with a wrong %s (CART-12)', async (_name, wrong, code, text) => {
      await expectWrong(cart, wrong, code, text);
    });

    it('says what is wrong with the cart first, then the licensee, then the card (CART-12)', async () => {
      const nothing = { productType: '', authorQuantity: '0', publisherQuantity: '0' };
      const noName = { company: '', firstName: '', lastName: '' };
      const noCard = { nonce: '', cardholderName: '', recaptchaToken: '' };
      await expectWrong(cart, { ...nothing, ...noName, ...noCard }, 'EMPTY_CART', SELECT);
      const names = 'First and last name are required';
      await expectWrong(cart, { ...noName, ...noCard }, 'LICENSEE_REQUIRED', names);
    });

    it('by a card that is declined, and gives coupon uses back (COUP-10)', async () => {
      const id = `free-${cart.groupKind}`;
      const off = { type: 'percent', amount: '10', description: 'Ten', endDate: null, uses: 1 } as const;
      const { productCode } = cart;
      await insertCoupon(shop.vendor.deps.db, { ...off, id, userId: ann.id, productCodes: [productCode] });
      const [each, userTotalPrice] = {
        ase: ['102.00', '918.00'],
        cfb: ['20.40', '543.60'],
        cloud: ['15.60', '140.40'],
        rp: ['', ''],
      }[cart.groupKind] as [string, string];
      const applied = [{ Id: id, Qty: 1, DiscPerItem: each, TotalDisc: each, ProductCode: productCode }];
      const form = cart.form({ userTotalPrice, appliedCoupons: JSON.stringify(applied) });
      const declined = { ...form, ...(await shop.newCard(DECLINED_VISA)) };
      await expectRefusal(
        cart,
        declined,
        'CARD_DECLINED',
        'The card was declined: the bank gave no reason. Nothing was charged. Please ask your bank, or use another card.',
      );
      const other = { ...form, appliedCoupons: JSON.stringify([{ ...applied[0], ProductCode: 802100 }]) };
      await expectRefusal(cart, { ...other, ...(await shop.newCard()) }, 'PRICE_CHANGED', PRICE_CHANGED);
      await expectWrong(cart, {}, 'PRICE_CHANGED', PRICE_CHANGED);
    });

    it('answers 401 without a session', async () => {
      const anonymous = await shop.vendor.call(cart.path, { form: cart.form() });
      expect([anonymous.status, anonymous.body]).toEqual([401, { success: false }]);
    });
  });
});
