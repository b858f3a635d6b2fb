import { priceDocument } from '../../../gateway/testkit/price-document';
import type { Choices } from './choices';
import { cloudGroups, DATES, licenseRows, someOf } from './sound-licenses';

function coupons(choices: Choices) {
  return {
    success: true,
    coupons: someOf(choices, 2, (index) => ({
      id: `C-${index}`,
      coupon: {
        isRenewal: choices.once(3),
        type: choices.oneOf(['percent', 'fixed', 1, null]),
        amount: choices.oneOf(['20.00', 15]),
        description: 'Spring',
        endDate: choices.oneOf([null, '2026-12-31']),
      },
      couponDetails: choices.oneOf([null, { couponUsed: 1, couponQty: 3 }]),
      remainingUses: choices.below(4),
      qtyUsed: 0,
      productIds: choices.oneOf([null, [802100]]),
    })),
    productMap: choices.oneOf([{}, { 802100: ['C-0'], x: ['C-1'] }]),
    hasRP10Promo: choices.once(2),
  };
}

function sales(choices: Choices) {
  return {
    success: true,
    records: someOf(choices, 4, (index) => ({
      saleId: `${1000 + index}`,
      purchaseId: choices.oneOf(['b-1', 'b-2']),
      productName: choices.oneOf(['Axure RP Pro', 'Axure RP Team', '']),
      term: choices.oneOf([2, '2', 'Annual', null]),
      purchasedDate: choices.oneOf(DATES),
      amount: choices.oneOf(['300.00', 29, '0.00']),
      quantity: 1 + choices.below(3),
    })),
    renewal: choices.oneOf([
      ['False', ''],
      ['True', 'a@test.example,b@test.example'],
    ]),
  };
}

function activity(choices: Choices) {
  return {
    success: true,
    total: 3,
    hasMore: choices.once(2),
    events: someOf(choices, 2, (index) => ({
      id: `${index}`,
      at: '2026-04-01T10:00:00Z',
      kind: choices.oneOf(['bought', 'assigned', 'visited']),
      actor: choices.oneOf([null, 'ann@test.example']),
      agent: null,
      subscriptionId: choices.oneOf([null, 'g1']),
      contents: '',
      seatCount: 1,
      seats: [{ seatId: 's1', product: 'Pro', before: '', after: 'user1@test.example' }],
    })),
  };
}

function confirmation(choices: Choices) {
  if (choices.once(3)) return { success: false, message: 'Not found' };
  return {
    success: true,
    term: choices.oneOf([2, '1', null]),
    isSubscription: choices.once(2),
    isCloud: choices.once(2),
    isAutoRenew: choices.once(2),
    licensee: 'Ann',
    proCount: choices.below(3),
    proKeys: choices.oneOf(['K1\nK2', ['K1'], '']),
    newExpireDate: choices.oneOf([null, '2027-04-11']),
    seatIds: ['s1', 2],
    subscriptionId: choices.oneOf([null, 'g1']),
    amount: choices.oneOf([null, '300.00']),
    parts: [],
    lines: [],
  };
}

/** Valid answers by path; other paths just report success. */
export const SOUND: Readonly<Record<string, (choices: Choices) => unknown>> = {
  '/status/getconfig': (choices) => ({
    readOnlyMessage: choices.once(8) ? 'Closed for today.' : '',
    accountsHost: 'http://accounts.test',
    cfbHost: 'http://cfb.test',
    cloudHost: choices.oneOf(['', 'http://cloud.test']),
    cloudAuthor: choices.once(2),
    keepsActivity: choices.once(2),
    today: '2026-04-11',
  }),
  '/user/getUserProfile': (choices) => ({
    userId: 'u-1',
    email: 'ann@test.example',
    name: choices.oneOf(['Ann', '', null]),
    profileImg: choices.oneOf([null, 'https://a.example/p.png']),
    bio: null,
    emailConfirmed: !choices.once(5),
  }),
  '/user/loadLicenseRows': licenseRows,
  '/user/loadCloudSubscriptionGroups': cloudGroups,
  '/user/loadUserCoupons': coupons,
  '/cart/getCartPrices': priceDocument,
  '/userbilling/GetBillingInfo': (choices) => ({
    company: choices.oneOf(['Lee Ltd', 12]),
    hasExistingPaymentMethod: choices.oneOf([true, false, 'True']),
    lastFour: choices.oneOf(['1111', 42, null]),
    cardType: 'Visa',
    expirationMonth: choices.oneOf([12, '', '7']),
    expirationYear: choices.oneOf([2027, null]),
    cardVersion: choices.oneOf(['', 'v1']),
  }),
  '/userbilling/GetBillingTokens': () => ({ braintreeToken: 'token', siteKey: 'key' }),
  '/userbilling/GetSaleRecords': sales,
  '/user/activity': activity,
  '/cart/thankyouvue': confirmation,
  '/cart/orderstatus': (choices) => ({
    success: true,
    state: choices.oneOf(['unknown', 'done', 'processing', 'refused']),
    transactionId: choices.oneOf(['', 'AX-1']),
  }),
  '/user/authcheck': (choices) => ({ success: !choices.once(3), authToken: 'good' }),
  '/user/auth2': () => ({ success: true, authToken: 'good' }),
  '/user/dologin': (choices) => ({ success: !choices.once(3), authToken: 'good' }),
  '/user/getInstanceIdFromDomain': (choices) => ({
    success: true,
    instanceId: choices.oneOf([null, 'i-1']),
  }),
  '/user/getCloudAdminInstances': (choices) =>
    choices.oneOf([[{ id: 'i-1', name: 'Lee', type: 1 }], { data: [{ id: 'i-2', name: '', type: 2 }] }]),
  '/user/getOrgsFromIds': () => ({ data: [{ name: 'Lee' }] }),
};
