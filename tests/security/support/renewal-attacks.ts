import { randomUUID } from 'node:crypto';
import type { Operations } from './graphql-operation';

const PAID = {
  previewId: 'made-up',
  total: '300.00',
  payment: { useExistingPaymentMethod: true, recaptchaToken: 'made-up' },
};
const THINGS = 'viewer { id email billingInfo { company } subscriptions { nodes { id owner { email } } } }';

/** The victim's group and seats, and the victim's attempt repeated. */
function renewalsOf(field: string): Operations {
  const text = `mutation ($input: RenewPoInput!) { ${field}(input: $input) {
    success userErrors { message } state transactionId preview { previewId total } ${THINGS} } }`;
  const inputOf = (renewal: object, attemptId: string = randomUUID()) => {
    return { ...PAID, attemptId, renewal };
  };
  return ({ attemptId, groupId, seatId }, spellingsOf) =>
    [
      inputOf({ subscriptionId: groupId }, attemptId),
      ...spellingsOf(groupId).map((subscriptionId) => inputOf({ subscriptionId })),
      ...spellingsOf(seatId).map((id) => inputOf({ subscriptionId: groupId, seatIds: [id] })),
    ].map((input) => ({ query: text, variables: { input } }));
}

export const RENEWAL_ATTACKS: Readonly<Record<string, Operations>> = {
  'Query.poRenewalPreview': ({ groupId, seatId }, spellingsOf) =>
    spellingsOf(groupId).flatMap((id) =>
      [null, [seatId]].map((seatIds) => ({
        query: `query ($renewal: PoRenewalInput!) { poRenewalPreview(renewal: $renewal) {
          renewal { total quantity } userErrors { message } } }`,
        variables: { renewal: { subscriptionId: id, seatIds } },
      })),
    ),
  'Mutation.renewPo': renewalsOf('renewPo'),
  'Mutation.renewAsePo': renewalsOf('renewAsePo'),
  'Mutation.renewCloudPo': renewalsOf('renewCloudPo'),
  'Mutation.setAutoRenew': renewalsOf('setAutoRenew'),
};
