import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Portal } from './start-portal';

const ordered = z.object({
  order: z.object({
    state: z.string(),
    transactionId: z.string().nullable(),
    preview: z.object({ total: z.string() }).nullable(),
    userErrors: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
});

const PREVIEW = `query($renewal: PoRenewalInput!, $auto: Boolean!) {
  poRenewalPreview(renewal: $renewal, isAutoRenew: $auto) {
    renewal { previewId total termTotal discountTotal termName quantity leftOutCount expireDate newExpireDate chargeOn }
    userErrors { code message }
  }
}`;
type Gateway = Pick<Portal, 'gateway'>;

export async function previewRenewal(
  { gateway }: Gateway,
  { token }: { token: string },
  renewal: object,
  auto = false,
) {
  const { data } = await gateway.ask(PREVIEW, { renewal, auto }, { token });
  return data.poRenewalPreview;
}

/** Orders a renewal under a new attempt, by default with the card on file. */
export async function sendRenewal(
  { gateway }: Gateway,
  { token }: { token: string },
  field: string,
  order: object,
) {
  const input = {
    attemptId: randomUUID(),
    previewId: 'none',
    total: '0.00',
    payment: { useExistingPaymentMethod: true, recaptchaToken: 'proof' },
    ...order,
  };
  const { data } = await gateway.ask<unknown>(
    `mutation($input: RenewPoInput!) { order: ${field}(input: $input) {
      state transactionId preview { total } userErrors { code message }
    } }`,
    { input },
    { token },
  );
  return ordered.parse(data).order;
}
