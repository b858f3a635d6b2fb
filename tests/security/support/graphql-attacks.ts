import { randomUUID } from 'node:crypto';
import { CANARY } from './canaries';
import { CANCEL_ATTACKS } from './cancel-operations';
import { CHANGE_ATTACKS } from './graphql-change-attacks';
import {
  BILLING,
  byId,
  CARTS,
  change,
  EVERYTHING,
  type Operation,
  type Operations,
  ORDER,
  orderOf,
  query,
  RECEIPTS,
  SEAT,
  seatsAmong,
} from './graphql-operation';
import { HOME_ATTACKS } from './home-attacks';
import { RENEWAL_ATTACKS } from './renewal-attacks';
import { TRANSFER_ATTACKS } from './transfer-attacks';

function managersBy(name: string, emails: string[], seatId: string, ids: unknown[]): Operation[] {
  const text = `mutation ($input: ChangeManagersInput!) { ${name}(input: $input) { success ${seatsAmong(seatId)} } }`;
  return ids.map((id) => ({ query: text, variables: { input: { seatIds: [id], emails } } }));
}

/** The victim's attempt repeated, and orders into the victim's group. */
function ordersOf(field: string, cart: object): Operations {
  return ({ attemptId, groupId }, spellingsOf) =>
    change(
      field,
      ORDER,
      orderOf(cart, attemptId),
      ...spellingsOf(groupId).map((subscriptionGroup) => orderOf({ ...cart, subscriptionGroup })),
    );
}

function previewsOf(field: string, kind: keyof typeof CARTS): Operations {
  return ({ groupId }, spellingsOf) =>
    spellingsOf(groupId)
      .flatMap((id) => [{ subscriptionGroup: id }, ...(kind === 'Cloud' ? [{ orgId: id }] : [])])
      .map((id) => ({
        query: `query ($cart: ${kind}CartInput!) { ${field}(cart: $cart) {
          cart { total coTerm { subscriptionId name } } userErrors { message } } }`,
        variables: { cart: { ...CARTS[kind], ...id } },
      }));
}

/** Attacks on the victim's data, by root field. */
export const GRAPHQL_ATTACKS: Readonly<Record<string, Operations>> = {
  'Query.viewer': (victim, spellingsOf) => [
    { query: `{ ${EVERYTHING} }` },
    ...byId(
      'query ($id: ID!)',
      'viewer { subscription(id: $id) { id owner { email } seats { nodes { id note assignedTo } } } }',
      ({ groupId }) => groupId,
    )(victim, spellingsOf),
    ...[CANARY.key, CANARY.company].map((search) => ({
      query:
        'query ($search: String) { viewer { perpetualLicenses(search: $search) { totalCount nodes { id } } } }',
      variables: { search },
    })),
    ...byId(
      'query ($id: ID!)',
      'viewer { seatSelection(seatIds: [$id]) { totalCount note managers { name } seats { id note assignedTo } } }',
      ({ seatId }) => seatId,
    )(victim, spellingsOf),
    ...byId(
      'query ($id: ID!)',
      'viewer { seatMatches(filter: { groupIds: [$id] }) { totalCount selectable { seatIds } csv { text } } }',
      ({ groupId }) => groupId,
    )(victim, spellingsOf),
    ...byId(
      'query ($id: ID!)',
      `viewer { assignmentPlan(input: { seatIds: [$id], people: [{ email: "", seatId: $id }, { email: "a@b.example" }] }) {
        rows { seat { id assignedTo } } parts { steps { seatIds from { email note managers } } } } }`,
      ({ seatId }) => seatId,
    )(victim, spellingsOf),
    ...byId(
      'query ($id: ID!)',
      'viewer { activity(filter: { seatId: $id }) { totalCount csv nodes { actor details } } }',
      ({ seatId }) => seatId,
    )(victim, spellingsOf),
    ...[victim.purchaseId, victim.saleId].flatMap((own) =>
      byId('query ($id: ID!)', 'viewer { sale(id: $id) { id totalAmount } }', () => own)(victim, spellingsOf),
    ),
    ...[victim.purchaseId, victim.saleId, victim.user.id].flatMap((after) => [
      {
        query: 'query ($after: String) { viewer { sales(after: $after) { nodes { id } } } }',
        variables: { after },
      },
      {
        query: 'query ($after: String) { viewer { subscriptions(after: $after) { nodes { id } } } }',
        variables: { after: Buffer.from(after).toString('base64') },
      },
    ]),
  ],
  'Query.authCheck': query('{ authCheck { success } }'),
  'Query.config': query('{ config { accountsHost } }'),
  'Query.billingTokens': query('{ billingTokens { captcha { siteKey } } }'),
  'Query.priceList': query('{ priceList { rp { edition } } }'),
  'Query.couponBundle': query('{ couponBundle { coupons { id description } hasRP10Promo } }'),
  'Query.coTermCandidates': query('{ coTermCandidates { subscriptionId name } }'),
  'Query.cartPreview': previewsOf('cartPreview', 'Rp'),
  'Query.aseCartPreview': previewsOf('aseCartPreview', 'Ase'),
  'Query.cloudCartPreview': previewsOf('cloudCartPreview', 'Cloud'),
  'Query.addUsersPreview': previewsOf('addUsersPreview', 'AddUsers'),
  'Query.upgradePreview': (victim, spellingsOf) =>
    [victim.seatId, victim.sharedSeatId].flatMap((seatId) =>
      byId(
        'query ($id: ID!)',
        'upgradePreview(seatIds: [$id]) { upgrade { total seats { product } } userErrors { message } }',
        () => seatId,
      )(victim, spellingsOf),
    ),
  'Query.orderStatus': byId(
    'query ($id: ID!)',
    'orderStatus(attemptId: $id) { state transactionId userErrors { message } }',
    ({ attemptId }) => attemptId,
  ),
  'Mutation.withdrawOrder': byId(
    'mutation ($id: ID!)',
    'withdrawOrder(attemptId: $id) { success status { state transactionId userErrors { message } } }',
    ({ attemptId }) => attemptId,
  ),
  'Query.confirmation': (victim, spellingsOf) =>
    [victim.purchaseId, victim.saleId].flatMap((own) =>
      byId(
        'query ($id: ID!)',
        'confirmation(saleId: $id) { id licensee amount seatIds subscriptionId }',
        () => own,
      )(victim, spellingsOf),
    ),
  'Mutation.login': ({ user }) => change('login', '', { loginEmail: user.email, password: 'guess' }),
  'Mutation.exchangeCode': ({ user, attemptId }) =>
    change('exchangeCode', EVERYTHING, { code: user.id }, { code: attemptId }),
  'Mutation.logout': query('mutation { logout { success } }'),
  'Mutation.createUser': () => [],
  'Mutation.forgotPassword': () => [],
  'Mutation.changeAccountInfo': ({ user }) =>
    change('changeAccountInfo', EVERYTHING, { currentPassword: 'guess', newEmail: user.email }),
  'Mutation.updateProfileName': () => change('updateProfileName', EVERYTHING, { name: 'Thief' }),
  'Mutation.deleteProfileImage': query(`mutation { deleteProfileImage { success ${EVERYTHING} } }`),
  'Mutation.syncEmail': query(`mutation { syncEmail { success ${EVERYTHING} } }`),
  'Mutation.sendEmailConfirmation': query(`mutation { sendEmailConfirmation { success ${EVERYTHING} } }`),
  'Mutation.updateBillingName': () => change('updateBillingName', EVERYTHING, { company: 'Thief Ltd' }),
  'Mutation.updatePaymentMethod': () =>
    change('updatePaymentMethod', `${BILLING} ${EVERYTHING}`, {
      recaptchaToken: 'made-up',
      cardholderName: 'Thief',
      country: 'France',
      expirationMonth: 12,
      expirationYear: 2031,
    }),
  'Mutation.storeInvoiceEmails': () =>
    change('storeInvoiceEmails', `${RECEIPTS} ${EVERYTHING}`, {
      isOn: true,
      recipients: ['thief@evil.example'],
    }),
  'Mutation.assignSeat': ({ seatId }, spellingsOf) =>
    change(
      'assignSeat',
      SEAT,
      ...spellingsOf(seatId).map((id) => ({ seatId: id, email: 'thief@evil.example' })),
      { seatId, email: '' },
      { seatId, email: '', seen: '' },
    ),
  'Mutation.assignSeats': ({ seatId }, spellingsOf) =>
    change(
      'assignSeats',
      seatsAmong(seatId),
      ...spellingsOf(seatId).map((id) => ({
        assignments: [{ seatId: id, email: 'thief@evil.example', isManager: true }],
      })),
    ),
  'Mutation.applySeatPlan': ({ seatId }, spellingsOf) =>
    change(
      'applySeatPlan',
      seatsAmong(seatId),
      ...spellingsOf(seatId).map((id) => ({
        planId: id,
        steps: [{ seatIds: [id], from: {}, to: { email: 'thief@evil.example' } }],
        leaveChanged: true,
      })),
    ),
  'Mutation.editNotes': ({ seatId }, spellingsOf) =>
    change(
      'editNotes',
      seatsAmong(seatId),
      ...spellingsOf(seatId).flatMap((id) => [
        { seatIds: [id], note: 'stolen' },
        { seatIds: [id], note: 'stolen', seen: [{ seatIds: [id], note: '' }] },
      ]),
    ),
  'Mutation.addManagers': ({ seatId }, spellingsOf) =>
    managersBy('addManagers', ['Me'], seatId, spellingsOf(seatId)),
  'Mutation.removeManagers': ({ seatId, user }, spellingsOf) =>
    managersBy('removeManagers', [user.email], seatId, spellingsOf(seatId)),
  'Mutation.sendOfflineKey': ({ seatId }, spellingsOf) =>
    change('sendOfflineKey', 'key', ...spellingsOf(seatId).map((id) => ({ seatId: id }))),
  'Mutation.buyRpSubscription': ordersOf('buyRpSubscription', CARTS.Rp),
  'Mutation.buyAseSubscription': ordersOf('buyAseSubscription', CARTS.Ase),
  'Mutation.buyCloudSubscription': ordersOf('buyCloudSubscription', CARTS.Cloud),
  'Mutation.addUsersToPo': ordersOf('addUsersToPo', CARTS.AddUsers),
  ...CHANGE_ATTACKS,
  ...RENEWAL_ATTACKS,
  ...CANCEL_ATTACKS,
  ...TRANSFER_ATTACKS,
  ...HOME_ATTACKS,
  'Mutation.buyUpgrade': ({ attemptId, seatId }, spellingsOf) => {
    const { attemptId: ownAttempt, previewId, total, payment } = orderOf(CARTS.Rp);
    const upgrade = { attemptId: ownAttempt, previewId, total, payment };
    return change(
      'buyUpgrade',
      `state transactionId preview { previewId total } ${EVERYTHING}`,
      { ...upgrade, attemptId, seatIds: ['made-up'] },
      ...spellingsOf(seatId).map((id) => ({ ...upgrade, attemptId: randomUUID(), seatIds: [id] })),
    );
  },
};
