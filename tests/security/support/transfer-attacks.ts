import { randomUUID } from 'node:crypto';
import type { Operations } from './graphql-operation';
import type { Belongings } from './scene';
import type { Attack } from './vendor-attack';

type Attacks = (victim: Belongings, spellingsOf: (id: string) => string[]) => Attack[];

const THIEF = { newOwnerEmail: 'thief@evil.example' };
const PAID = { useExistingPaymentMethod: true, recaptchaToken: 'made-up' };
const THINGS = 'viewer { id email subscriptions { nodes { id owner { email } } } }';
const OUTCOME = `success userErrors { message } ${THINGS}`;

const ofGroup =
  (field: string): Operations =>
  ({ groupId }, spellingsOf) =>
    spellingsOf(groupId).map((id) => ({
      query: `mutation ($id: ID!) { ${field}(subscriptionId: $id) { ${OUTCOME} } }`,
      variables: { id },
    }));

const withInput = (field: string, type: string, inputs: object[], more = '') =>
  inputs.map((input) => ({
    query: `mutation ($input: ${type}!) { ${field}(input: $input) { ${OUTCOME} ${more} } }`,
    variables: { input },
  }));

export const TRANSFER_ATTACKS: Readonly<Record<string, Operations>> = {
  'Query.transferPreview': ({ groupId }, spellingsOf) =>
    spellingsOf(groupId).map((id) => ({
      query: `query ($id: ID!) { transferPreview(subscriptionId: $id) {
        transfer { ownerEmail contents total } userErrors { message } } }`,
      variables: { id },
    })),
  'Mutation.transferOwner': ({ seatId }, spellingsOf) =>
    withInput(
      'transferOwner',
      'TransferOwnerInput',
      spellingsOf(seatId).map((id) => ({ ...THIEF, seatIds: [id] })),
    ),
  'Mutation.cloudTransferOwner': ({ groupId }, spellingsOf) =>
    withInput(
      'cloudTransferOwner',
      'CloudTransferOwnerInput',
      spellingsOf(groupId).map((subscriptionId) => ({ ...THIEF, subscriptionId })),
    ),
  'Mutation.cancelTransfer': ofGroup('cancelTransfer'),
  'Mutation.cancelCloudTransfer': ofGroup('cancelCloudTransfer'),
  'Mutation.declineTransfer': ofGroup('declineTransfer'),
  'Mutation.undoDeclineTransfer': ofGroup('undoDeclineTransfer'),
  'Mutation.nameGroup': ({ groupId }, spellingsOf) =>
    withInput(
      'nameGroup',
      'NameGroupInput',
      spellingsOf(groupId).map((subscriptionId) => ({ subscriptionId, name: 'Stolen' })),
    ),
  'Mutation.acceptTransfer': ({ attemptId, groupId }, spellingsOf) => {
    const order = { previewId: 'made-up', total: '600.00', payment: PAID };
    const inputs = [
      { ...order, attemptId, subscriptionId: 'made-up' },
      { ...order, attemptId: randomUUID(), subscriptionId: groupId, payment: null },
      ...spellingsOf(groupId).map((subscriptionId) => ({
        ...order,
        attemptId: randomUUID(),
        subscriptionId,
      })),
    ];
    return withInput('acceptTransfer', 'AcceptTransferInput', inputs, 'state preview { ownerEmail }');
  },
};

const json = (path: string, bodies: object[]): Attack[] => bodies.map((body) => ({ path, json: body }));

/** The same attacks directly at the vendor. */
export const TRANSFER_CALLS: Readonly<Record<string, Attacks>> = {
  'POST /user/transferowner': ({ user, groupId, seatId }, spellingsOf) =>
    json('/user/transferowner', [
      ...spellingsOf(groupId).map((id) => ({ ...THIEF, subscriptionGroups: [id], seatIds: [] })),
      ...spellingsOf(seatId).map((id) => ({ ...THIEF, subscriptionGroups: [], seatIds: [id] })),
      { ...THIEF, subscriptionGroups: [groupId], seatIds: [seatId], userId: user.id },
    ]),
  'POST /user/cloudTransferOwner': ({ user, groupId }, spellingsOf) =>
    json('/user/cloudTransferOwner', [
      ...spellingsOf(groupId).map((subscriptionId) => ({ ...THIEF, subscriptionId })),
      { ...THIEF, subscriptionId: groupId, userId: user.id },
    ]),
  'POST /user/cancelTransferOwner': ({ seatId }, spellingsOf) =>
    json(
      '/user/cancelTransferOwner',
      spellingsOf(seatId).map((id) => ({ seatId: id })),
    ),
  'POST /user/declineTransferOwner': ({ groupId, seatId }, spellingsOf) =>
    json(
      '/user/declineTransferOwner',
      spellingsOf(groupId).flatMap((subscriptionGroup) => [
        { subscriptionGroup, seatIds: [] },
        { subscriptionGroup, seatIds: [seatId] },
      ]),
    ),
  'POST /user/undoDeclineTransferOwner': ({ groupId }, spellingsOf) =>
    json(
      '/user/undoDeclineTransferOwner',
      spellingsOf(groupId).map((subscriptionId) => ({ subscriptionId })),
    ),
  'POST /user/nameSubscriptionGroup': ({ user, groupId }, spellingsOf) =>
    json('/user/nameSubscriptionGroup', [
      ...spellingsOf(groupId).map((subscriptionId) => ({ subscriptionId, name: 'Stolen' })),
      { subscriptionId: groupId, name: 'Stolen', userId: user.id },
    ]),
  'POST /user/cancelCloudTransferOwner': ({ groupId }, spellingsOf) =>
    json(
      '/user/cancelCloudTransferOwner',
      spellingsOf(groupId).map((subscriptionId) => ({ subscriptionId })),
    ),
  'POST /cart/ConfirmAcceptTransferOwner': ({ groupId, seatId, attemptId }, spellingsOf) => {
    const path = '/cart/ConfirmAcceptTransferOwner';
    const paid = { useExistingPaymentMethod: 'true', recaptchaToken: 'made-up' };
    return [
      ...spellingsOf(groupId).flatMap((id) => [
        { path, form: { subscriptionGroups: id, ...paid } },
        { path, form: { subscriptionGroups: id } },
        { path, form: { isCloud: 'true', subscriptionId: id, ...paid } },
      ]),
      ...spellingsOf(seatId).map((id) => ({ path, form: { seatIds: id, ...paid } })),
      { path, form: { subscriptionGroups: 'made-up' }, headers: { 'Idempotency-Key': attemptId } },
    ];
  },
};
