import { z } from 'zod';
import type { ValidationError } from './refusal';

// The library's types promise more than its answers contain.

const card = z.object({
  token: z.string().min(1),
  last4: z.string().regex(/^\d{4}$/),
  cardType: z.string(),
  expirationMonth: z.coerce.number().int(),
  expirationYear: z.coerce.number().int(),
});
export type CardAnswer = z.infer<typeof card>;

const optionalCard = card.nullish().catch(null);

export const transactionAnswer = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: z.string(),
  orderId: z.string().nullish(),
  createdAt: z.coerce.date(),
  gatewayRejectionReason: z.string().nullish(),
  processorResponseCode: z.string().nullish(),
  creditCard: optionalCard,
});
export type TransactionAnswer = z.infer<typeof transactionAnswer>;

export const saleAnswer = z.object({
  success: z.boolean(),
  transaction: transactionAnswer.nullish(),
});

export const vaultAnswer = z.object({
  success: z.boolean(),
  creditCard: optionalCard,
  paymentMethod: optionalCard,
  verification: z
    .object({
      gatewayRejectionReason: z.string().nullish(),
      processorResponseCode: z.string().nullish(),
    })
    .nullish(),
});

export const tokenAnswer = z.object({ clientToken: z.string().min(1) });

const errors = z.array(z.object({ code: z.string(), attribute: z.string().catch('') }));

export function validationErrors(answer: {
  errors?: { deepErrors(): unknown } | undefined;
}): ValidationError[] {
  const parsed = errors.safeParse(answer.errors?.deepErrors() ?? []);
  return parsed.success ? parsed.data : [];
}
