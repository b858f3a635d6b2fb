import { ASE_CART, CFB_CART, CLOUD_CART, RP_CART, type SampleCart } from '../../testkit/carts';
import { changeAttacks } from './change-attacks';
import { type Attack, type Attacks, claimed } from './vendor-attack';

/** Orders for the victim's data, or with the victim's identity. */
export const ORDER_CALLS: Readonly<Record<string, Attacks>> = {
  'POST /cart/buyRpSubscription': ordersBy(RP_CART),
  'POST /cart/buyAseSubscription': ordersBy(ASE_CART),
  'POST /cart/buyCloudSubscription': (victim, spellingsOf) => [
    ...ordersBy(CFB_CART)(victim, spellingsOf),
    ...ordersBy(CLOUD_CART)(victim, spellingsOf),
    ...spellingsOf(victim.groupId).map((reactivatingSub) =>
      order(CFB_CART, { isReactivate: 'true', reactivatingSub }),
    ),
  ],
  'POST /cart/addUsersToPo': ordersBy({ ...RP_CART, path: '/cart/addUsersToPo' }),
  'POST /cart/renewpo': renewals('renewpo'),
  'POST /cart/renewAsepo': renewals('renewAsepo'),
  'POST /cart/renewCloudPo': renewals('renewCloudPo'),
  'POST /cart/setAutorenew': renewals('setAutorenew'),
  'POST /cart/confirmReactivateCanceledSub': ({ groupId, seatId, attemptId }, spellingsOf) => [
    ...spellingsOf(groupId).flatMap((id) => [
      reactivation({ subscriptionGroups: id, seatIds: seatId }),
      reactivation({ subscriptionGroups: 'made-up', seatIds: seatId, cotermGroup: id }),
    ]),
    { ...reactivation({}), headers: { 'Idempotency-Key': attemptId } },
  ],
  'POST /cart/buyUpgrade': ({ seatId, sharedSeatId, attemptId }, spellingsOf) => [
    ...[seatId, sharedSeatId].flatMap(spellingsOf).map((id) => upgrade(id)),
    { ...upgrade('made-up'), headers: { 'Idempotency-Key': attemptId } },
  ],
  'POST /cart/confirmChangeEdition': (victim, spellingsOf) =>
    changeAttacks(victim, spellingsOf, '/cart/confirmChangeEdition', { newEdition: '0' }),
  'POST /cart/confirmChangeTerm': (victim, spellingsOf) =>
    changeAttacks(victim, spellingsOf, '/cart/confirmChangeTerm', { newTerm: '1' }),
  'POST /cart/RetryPastDueSubscription': ({ groupId, seatId, attemptId }, spellingsOf) => [
    ...spellingsOf(groupId).map((id) => retry({ PastDueSubId: id, SeatIds: seatId })),
    ...spellingsOf(seatId).map((id) => retry({ PastDueSubId: groupId, SeatIds: id })),
    { ...retry({ PastDueSubId: 'made-up', SeatIds: seatId }), headers: { 'Idempotency-Key': attemptId } },
  ],
};

/** Orders into the victim's group, with a missing card, and the victim's attempt repeated. */
function ordersBy(cart: SampleCart): Attacks {
  return (victim, spellingsOf) => [
    ...spellingsOf(victim.groupId).map((subscriptionGroup) => order(cart, { subscriptionGroup })),
    ...spellingsOf(victim.groupId).map((cotermGroup) => order(cart, { cotermGroup })),
    { ...order(cart), headers: { 'Idempotency-Key': victim.attemptId } },
    { ...order(cart, claimed(victim)), headers: { 'Idempotency-Key': victim.attemptId } },
  ];
}

function order({ path, form }: SampleCart, overrides: Record<string, string> = {}): Attack {
  const payment = { useExistingPaymentMethod: 'true', recaptchaToken: 'made-up' };
  return { path, form: { ...form(overrides), ...payment } };
}

/** Renewals of the victim's purchase order and seats, and the victim's attempt repeated. */
function renewals(call: string): Attacks {
  const path = `/cart/${call}`;
  const payment = { useExistingPaymentMethod: 'true', recaptchaToken: 'made-up', userTotalPrice: '300.00' };
  const renewal = (fields: Record<string, string>): Attack => ({ path, form: { ...fields, ...payment } });
  return ({ user, groupId, seatId, attemptId }, spellingsOf) => [
    ...spellingsOf(groupId).flatMap((id) => [
      renewal({ subscriptionGroup: id, seatIds: seatId }),
      renewal({ subscriptionId: id }),
    ]),
    ...spellingsOf(seatId).map((id) => renewal({ seatIds: id })),
    {
      ...renewal({ subscriptionGroup: groupId, seatIds: seatId, userId: user.id }),
      headers: { 'Idempotency-Key': attemptId },
    },
  ];
}

function reactivation(named: Record<string, string>): Attack {
  const payment = { useExistingPaymentMethod: 'true', recaptchaToken: 'made-up' };
  const form = { subscriptionGroups: 'made-up', seatIds: 'made-up', newTerm: '2', ...named, ...payment };
  return { path: '/cart/confirmReactivateCanceledSub', form };
}

function upgrade(seatId: string): Attack {
  const upgraded = { seatIdsToUpgrade: seatId, SeatIdsToFutureLic: `${seatId},team` };
  const counts = { Pro8Team9Quantity: '1', Team8Team9Quantity: '0', userTotalPrice: '400.00' };
  const payment = { useExistingPaymentMethod: 'true', recaptchaToken: 'made-up' };
  return { path: '/cart/buyUpgrade', form: { ...upgraded, ...counts, ...payment } };
}

function retry(fields: Record<string, string>): Attack {
  const payment = { useExistingPaymentMethod: 'true', recaptchaToken: 'made-up' };
  return { path: '/cart/RetryPastDueSubscription', form: { ...fields, ...payment } };
}
