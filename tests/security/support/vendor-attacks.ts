import { cancelAttacks, cloudSeatAttacks } from './cancel-attacks';
import { HOME_CALLS } from './home-attacks';
import { TRANSFER_CALLS } from './transfer-attacks';
import { type Attack, type Attacks, at, claimed, inQuery } from './vendor-attack';
import { ORDER_CALLS } from './vendor-order-attacks';

const nothingToName: Attacks = () => [];
const ownPage =
  (path: string): Attacks =>
  () => [{ path }];

/**
 * Attacks on the victim's data, by route of the vendor service. A route without an entry fails the test: add
 * what could be stolen through it.
 */
export const VENDOR_ATTACKS: Readonly<Record<string, Attacks>> = {
  'GET /user/profileImage/:imageId': ({ imageId }, spellingsOf) =>
    spellingsOf(imageId).map((id) => ({ path: `/user/profileImage/${encodeURIComponent(id)}` })),
  'GET /history/genInvoice': ({ user, amount, ...victim }, spellingsOf) => [
    ...inQuery('/history/genInvoice', 'saleId', spellingsOf(victim.saleId), { amount }),
    ...[victim.saleId, victim.purchaseId, victim.attemptId].flatMap((saleId) =>
      [user.id, ''].map((userId) => ({ path: at('/history/genInvoice', { saleId, amount, userId }) })),
    ),
  ],
  'GET /cart/thankyouvue': ({ user, ...victim }, spellingsOf) => [
    ...inQuery('/cart/thankyouvue', 'transactionId', spellingsOf(victim.purchaseId)),
    ...[victim.purchaseId, victim.saleId, victim.attemptId].flatMap((transactionId) =>
      [user.email, user.email.toUpperCase(), ''].map((email) => ({
        path: at('/cart/thankyouvue', { transactionId, email }),
      })),
    ),
  ],
  'GET /cart/orderstatus': ({ attemptId, purchaseId }, spellingsOf) => [
    ...inQuery('/cart/orderstatus', 'attemptId', spellingsOf(attemptId)),
    { path: at('/cart/orderstatus', { attemptId: purchaseId }) },
  ],
  'POST /cart/withdraworder': (victim, spellingsOf) =>
    [...spellingsOf(victim.attemptId), [victim.attemptId], victim.purchaseId].map((id) => ({
      path: '/cart/withdraworder',
      json: { ...claimed(victim), attemptId: id },
    })),
  'GET /subscription/getSubscription': ({ groupId }, spellingsOf) => [
    ...inQuery('/subscription/getSubscription', 'id', spellingsOf(groupId)),
  ],
  'POST /user/singleSeatAssignment': (victim, spellingsOf) => [
    ...spellingsOf(victim.seatId).map((seat) => assignment({ seat })),
    assignment({ seat: [victim.seatId] }),
    assignment({ seat: { id: victim.seatId } }),
    assignment({ seat: victim.seatId, ...claimed(victim) }),
    { path: '/user/singleSeatAssignment', form: `seat[]=${victim.seatId}&emailDomain=thief@evil.example` },
  ],
  'POST /user/MultiAssignSeat': seatsBy('/user/MultiAssignSeat', {
    emails: ['thief@evil.example'],
    isManager: [true],
  }),
  'POST /user/singleeditnote': (victim, spellingsOf) =>
    [...spellingsOf(victim.seatId), [victim.seatId]].map((seat) => ({
      path: '/user/singleeditnote',
      json: { seat, note: 'stolen' },
    })),
  'POST /user/multieditnote': seatsBy('/user/multieditnote', { note: 'stolen' }),
  'POST /user/changeseats': (victim, spellingsOf) =>
    [...spellingsOf(victim.seatId), [victim.seatId]].flatMap((seat) =>
      [{ email: 'thief@evil.example' }, { managers: ['thief@evil.example'] }, { note: 'stolen' }].map(
        (to) => ({
          path: '/user/changeseats',
          json: { ...claimed(victim), steps: [{ seat, from: {}, to }] },
        }),
      ),
    ),
  'POST /user/addmanager': seatsBy('/user/addmanager', { emails: ['Me', 'thief@evil.example'] }),
  'POST /user/removemanager': (victim, spellingsOf) =>
    seatsBy('/user/removemanager', { emails: [victim.user.email] })(victim, spellingsOf),
  'GET /user/sendOfflineKey': ({ seatId }, spellingsOf) => [
    ...inQuery('/user/sendOfflineKey', 'seatId', spellingsOf(seatId), { _: '1760000000000' }),
  ],
  'GET /user/activity': ({ user, seatId }, spellingsOf) => [
    ...inQuery('/user/activity', 'seatId', spellingsOf(seatId)),
    { path: at('/user/activity', { person: user.email, userId: user.id, limit: '100' }) },
  ],
  ...ORDER_CALLS,
  ...TRANSFER_CALLS,
  ...HOME_CALLS,
  'POST /cart/cancelsubscriptiongroup': ({ groupId }, spellingsOf) =>
    spellingsOf(groupId).map((id) => ({ path: '/cart/cancelsubscriptiongroup', form: { id } })),
  'POST /cart/ConfirmCancelProduct': (victim, spellingsOf) =>
    cancelAttacks(victim, spellingsOf, '/cart/ConfirmCancelProduct'),
  'POST /cart/undoCancelProduct': (victim, spellingsOf) =>
    cancelAttacks(victim, spellingsOf, '/cart/undoCancelProduct'),
  'POST /cart/modifyCloudSubSeats': cloudSeatAttacks,
  'GET /upgrade': ({ seatId }, spellingsOf) => [...inQuery('/upgrade', 'key', spellingsOf(seatId))],
  'GET /cart/upgrade': ({ seatId }, spellingsOf) => [
    ...inQuery('/cart/upgrade', 'seats', spellingsOf(seatId), { newedition: 'pro' }),
  ],
  'GET /upgrade/style.css': nothingToName,
  'GET /upgrade/frame.js': nothingToName,
  'GET /userbilling/storeinvoiceemails': ({ user }) =>
    [user.email, user.email.toUpperCase(), ` ${user.email} `].map((userEmail) => ({
      path: at('/userbilling/storeinvoiceemails', {
        sendInvoice: 'true',
        invoiceEmails: 'thief@evil.example',
        userEmail,
        userId: user.id,
      }),
    })),
  'POST /user/ChangeAccountInfo': ({ user }) =>
    [user.email, user.email.toUpperCase(), ` ${user.email}`].map((currentEmail) => ({
      path: '/user/ChangeAccountInfo',
      json: { currentEmail, currentPassword: 'guess', newEmail: 'thief@evil.example', newPassword: null },
    })),
  'POST /user/updateUserProfileName': (victim) => [
    { path: '/user/updateUserProfileName', json: { name: 'Thief', ...claimed(victim) } },
  ],
  'POST /user/updateemail': (victim) => [{ path: '/user/updateemail', json: claimed(victim) }],
  'POST /user/sendEmailConfirmation': (victim) => [
    { path: '/user/sendEmailConfirmation', json: claimed(victim) },
  ],
  'POST /user/deleteUserProfileImg': (victim) => [
    { path: '/user/deleteUserProfileImg', json: { ...claimed(victim), imageId: victim.imageId } },
  ],
  'POST /user/UploadUserProfileImg': (victim) => [
    { path: `/user/UploadUserProfileImg?userId=${victim.user.id}`, json: claimed(victim) },
  ],
  'POST /userbilling/updatebillingname': (victim) => [
    { path: '/userbilling/updatebillingname', json: { Company: 'Thief Ltd', ...claimed(victim) } },
  ],
  'POST /userbilling/submitupdate': (victim) => [
    { path: '/userbilling/submitupdate', json: { ...CARD_CHANGE, ...claimed(victim) } },
  ],
  ...Object.fromEntries(
    [
      '/user/getUserProfile',
      '/user/loadLicenseRows',
      '/user/loadUserCoupons',
      '/user/loadCloudSubscriptionGroups',
      '/user/authcheck',
      '/userbilling/GetBillingInfo',
      '/userbilling/GetSaleRecords',
      '/userbilling/GetBillingTokens',
      '/cart/getCartPrices',
    ].map((path): [string, Attacks] => [
      `GET ${path}`,
      (victim) => [{ path: at(path, claimed(victim)) }, { path: `${path.toUpperCase()}/` }],
    ]),
  ),
  'GET /user/auth2': ({ user }) => [{ path: at('/user/auth2', { code: user.id, userId: user.id }) }],
  'GET /user/logout': nothingToName,
  'POST /user/dologin': ({ user }) => [
    { path: '/user/dologin', json: { loginEmail: user.email, password: 'guess' } },
  ],
  'POST /user/createuser': nothingToName,
  'POST /user/forgotPassword': nothingToName,
  'GET /': ownPage('/'),
  'GET /status/getconfig': ownPage('/status/getconfig'),
  'GET /healthz': ownPage('/healthz'),
  'GET /readyz': ownPage('/readyz'),
  ...Object.fromEntries(
    [
      'login',
      'create-account',
      'forgot-password',
      'reset-password',
      'confirm-account',
      'confirm-email',
      'confirm-address',
    ].flatMap((page): [string, Attacks][] => [
      [`GET /${page}`, ({ user }) => [{ path: `/${page}?email=${user.email}&userId=${user.id}` }]],
      [`POST /${page}`, ({ attemptId }) => [{ path: `/${page}`, form: linkForm(attemptId) }]],
    ]),
  ),
  'GET /login/style.css': ownPage('/login/style.css'),
  'GET /login/form.js': ownPage('/login/form.js'),
  'GET /login/inter.woff2': ownPage('/login/inter.woff2'),
  // Routes of the demonstration and of fault injection, open to everyone by design.
  'GET /demo': ownPage('/demo'),
  'POST /demo/access-account': nothingToName,
  'POST /demo/read-only': nothingToName,
  'POST /demo/renewals': nothingToName,
  'POST /demo/stories': nothingToName,
  'POST /demo/stories/days': (victim, spellingsOf) =>
    spellingsOf(victim.user.id).map((id) => ({
      path: '/demo/stories/days',
      form: { days: '30', ...claimed(victim) },
      // Some spellings contain characters that are invalid in headers.
      headers: { cookie: `story=${encodeURIComponent(id)}` },
    })),
  'GET /__faults': ownPage('/__faults'),
  'POST /__faults': nothingToName,
  'POST /__renewals': nothingToName,
};

const CARD_CHANGE = {
  address: '',
  cardholderName: 'Thief',
  zip: '',
  country: 'France',
  state: '',
  vat: '',
  city: '',
  creditCardExpireMonth: 12,
  creditCardExpireYear: 2031,
  nonce: '',
  isUpdate: true,
  recaptchaToken: 'made-up',
};

function assignment(body: object): Attack {
  return { path: '/user/singleSeatAssignment', json: { emailDomain: 'thief@evil.example', ...body } };
}

/** Bulk changes of seats: the victim's only, in every form of a list, and with the victim's identity. */
function seatsBy(path: string, fields: object): Attacks {
  return (victim, spellingsOf) => [
    ...spellingsOf(victim.seatId).map((seat) => ({ path, json: { seats: [seat], ...fields } })),
    { path, json: { seats: victim.seatId, ...fields } },
    { path, json: { seats: [{ id: victim.seatId }], ...fields } },
    { path, json: { seats: [victim.seatId], ...fields, ...claimed(victim) } },
  ];
}

function linkForm(code: string): Record<string, string> {
  return { email: '', name: '', code, password: 'guess', confirmation: 'other' };
}
