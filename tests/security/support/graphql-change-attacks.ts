import { randomUUID } from 'node:crypto';
import { byId, CARTS, change, EVERYTHING, type Operations, ORDER, orderOf } from './graphql-operation';

const CHANGE = 'previewId total groups { subscriptionId rows { nodes { seatId assignedTo managers } } }';

// Both previews read the selection alike: one varies the seat's id, the other the group's.
function changePreviewsOf(what: 'edition' | 'term', to: object): Operations {
  const type = what === 'edition' ? 'EditionChangeInput' : 'TermChangeInput';
  const text = `query ($change: ${type}!) { ${what}ChangePreview(change: $change) { change { ${CHANGE} } userErrors { message } } }`;
  return ({ groupId, seatId, sharedSeatId }, spellingsOf) => {
    const spelled =
      what === 'edition'
        ? spellingsOf(seatId).map((id) => ({ seatIds: [id] }))
        : spellingsOf(groupId).map((subscriptionId) => ({ subscriptionId }));
    return [{ seatIds: [seatId, sharedSeatId] }, { subscriptionId: groupId }, ...spelled].map(
      (selection) => ({ query: text, variables: { change: { ...selection, ...to } } }),
    );
  };
}

function changeOrdersOf(what: 'Edition' | 'Term', to: object): Operations {
  return ({ attemptId, groupId, seatId, sharedSeatId }) => {
    const { previewId, payment } = orderOf(CARTS.Rp);
    const selections = [
      { seatIds: [seatId] },
      { seatIds: [sharedSeatId] },
      { seatIds: [seatId, 'made-up'] },
      { subscriptionId: groupId },
    ];
    return change(
      `change${what}`,
      `state transactionId preview { ${CHANGE} } viewer { id }`,
      { attemptId, previewId, total: '300.00', payment, change: { seatIds: [seatId], ...to } },
      ...selections.map((selection) => ({
        attemptId: randomUUID(),
        previewId,
        total: '0.00',
        change: { ...selection, ...to },
      })),
    );
  };
}

export const CHANGE_ATTACKS: Readonly<Record<string, Operations>> = {
  'Query.editionChangePreview': changePreviewsOf('edition', { newLicenseType: 'TEAM' }),
  'Query.termChangePreview': changePreviewsOf('term', { newTerm: 'MONTHLY' }),
  'Query.changeChoices': ({ groupId, seatId, sharedSeatId }, spellingsOf) =>
    [
      { seatIds: [seatId, sharedSeatId] },
      ...spellingsOf(seatId).map((id) => ({ seatIds: [id] })),
      ...spellingsOf(groupId).map((subscriptionId) => ({ subscriptionId })),
    ].map((variables) => ({
      query: `query ($seatIds: [ID!], $subscriptionId: ID) { changeChoices(seatIds: $seatIds, subscriptionId: $subscriptionId) {
        editions { isCurrent total changesOn } terms { isCurrent total changesOn } } }`,
      variables,
    })),
  'Query.whatIf': ({ seatId, sharedSeatId }, spellingsOf) =>
    [[seatId, sharedSeatId], ...spellingsOf(seatId).map((id) => [id])].map((seatIds) => ({
      query: `query ($seatIds: [ID!]!) { whatIf(seatIds: $seatIds) {
        comparison { seatCount scenarios { kind refusal dueNow renewals } } userErrors { message } } }`,
      variables: { seatIds },
    })),
  'Query.retryPaymentPreview': (victim, spellingsOf) => [
    ...byId(
      'query ($id: ID!)',
      'retryPaymentPreview(subscriptionId: $id) { group { id name seats { nodes { id assignedTo } } } preview { total } }',
      ({ groupId }) => groupId,
    )(victim, spellingsOf),
    {
      query:
        'query ($id: ID!, $after: String) { retryPaymentPreview(subscriptionId: $id, choice: { all: RENEW, except: [$id] }) { group { seats(after: $after) { nodes { id assignedTo } } } } }',
      variables: { id: victim.groupId, after: Buffer.from(`0:${victim.seatId}`).toString('base64url') },
    },
  ],
  'Query.reactivationPreview': ({ groupId }, spellingsOf) =>
    spellingsOf(groupId)
      .flatMap((id) => [{ subscriptionId: id }, { subscriptionId: 'made-up', cotermGroup: id }])
      .map((named) => ({
        query: `query ($reactivation: ReactivationInput!) { reactivationPreview(reactivation: $reactivation) {
          subscription { id contents assignedTo candidates { subscriptionId } } cart { total }
          userErrors { message } } }`,
        variables: { reactivation: { newTerm: 'ANNUAL', authorQuantity: 1, ...named } },
      })),
  'Mutation.changeEdition': changeOrdersOf('Edition', { newLicenseType: 'PRO' }),
  'Mutation.changeTerm': changeOrdersOf('Term', { newTerm: 'MONTHLY' }),
  'Mutation.retryPayment': ({ attemptId, groupId, seatId }, spellingsOf) => {
    const { attemptId: ownAttempt, previewId, total, payment } = orderOf(CARTS.Rp);
    const retry = { attemptId: ownAttempt, previewId, total, payment };
    return change(
      'retryPayment',
      `state transactionId preview { previewId total } ${EVERYTHING}`,
      { ...retry, attemptId, subscriptionId: 'made-up' },
      ...spellingsOf(groupId).map((id) => ({ ...retry, attemptId: randomUUID(), subscriptionId: id })),
      {
        ...retry,
        attemptId: randomUUID(),
        subscriptionId: groupId,
        choice: { all: 'CANCEL', except: [seatId] },
      },
    );
  },
  'Mutation.cancelSubscriptionGroup': byId(
    'mutation ($id: ID!)',
    `cancelSubscriptionGroup(id: $id) { success userErrors { message } ${EVERYTHING} }`,
    ({ groupId }) => groupId,
  ),
  'Mutation.reactivate': ({ attemptId, groupId }, spellingsOf) => {
    const { attemptId: ownAttempt, previewId, total, payment } = orderOf(CARTS.Rp);
    const order = { attemptId: ownAttempt, previewId, total, payment };
    return change(
      'reactivate',
      ORDER,
      { ...order, attemptId, reactivation: { subscriptionId: 'made-up', newTerm: 'ANNUAL' } },
      ...spellingsOf(groupId)
        .flatMap((id) => [{ subscriptionId: id }, { subscriptionId: 'made-up', cotermGroup: id }])
        .map((named) => ({
          ...order,
          attemptId: randomUUID(),
          reactivation: { newTerm: 'ANNUAL', ...named },
        })),
    );
  },
};
