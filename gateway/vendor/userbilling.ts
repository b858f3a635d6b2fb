import { z } from 'zod';
import { billingInfo, billingTokens, saleRecords } from './answers/billing-info';
import { type CallerDeps, createCaller } from './caller';
import { REFUSALS } from './http';
import { wireOurName, wireOutcome } from './wire';

const outcome = wireOutcome({});
const cardOutcome = wireOutcome({ field: wireOurName, code: wireOurName });
// The only write whose success may be a message alone (REST-16).
const stored = z.union([
  z
    .object({ success: z.null().optional(), message: z.string() })
    .transform(({ message }) => ({ success: true, message, errorMessage: null })),
  outcome,
]);

/** Body of `submitupdate`, with exactly these names and types (REST-18, CARD-25). */
export interface CardUpdate {
  readonly address: string;
  readonly cardholderName: string;
  readonly zip: string;
  readonly country: string;
  readonly state: string;
  readonly vat: string;
  readonly city: string;
  readonly creditCardExpireMonth: number;
  readonly creditCardExpireYear: number;
  /** Empty when the card on file stays and only its details change. */
  readonly nonce: string;
  /** True when a card is on file (D-27). */
  readonly isUpdate: boolean;
  readonly recaptchaToken: string;
  readonly cardVersion?: string;
}

/** Query of `storeinvoiceemails` (REST-16, SALES-11). */
export interface InvoiceEmails {
  readonly sendInvoice: boolean;
  readonly invoiceEmails: readonly string[];
  readonly userEmail: string;
}

export function userbillingCalls(deps: CallerDeps, { orderTimeoutMs }: { orderTimeoutMs: number }) {
  const { get, post } = createCaller(deps);
  return {
    getBillingInfo: () => get('/userbilling/GetBillingInfo', billingInfo),
    getBillingTokens: () => get('/userbilling/GetBillingTokens', billingTokens),
    getSaleRecords: () => get('/userbilling/GetSaleRecords', saleRecords),
    updateBillingName: (Company: string) => post('/userbilling/updatebillingname', outcome, { Company }),
    submitUpdate: (card: CardUpdate) =>
      post('/userbilling/submitupdate', cardOutcome, card, { timeoutMs: orderTimeoutMs }),
    storeInvoiceEmails: ({ sendInvoice, invoiceEmails, userEmail }: InvoiceEmails) =>
      get('/userbilling/storeinvoiceemails', stored, {
        query: { sendInvoice: String(sendInvoice), invoiceEmails: invoiceEmails.join(','), userEmail },
        hasSideEffect: true,
        refusals: REFUSALS,
      }),
  };
}
