import { changedViewer } from '../account/changed-viewer';
import { billingInfo, changedBillingInfo } from './billing-info';
import { billingTokens } from './billing-tokens';
import { receiptArchive } from './receipt-archive';
import { changedRenewalReceipts, renewalReceipts } from './renewal-receipts';
import { sale, sales } from './sales';
import { spending } from './spending';
import { storeInvoiceEmails } from './store-invoice-emails';
import { updateBillingName } from './update-billing-name';
import { updatePaymentMethod } from './update-payment-method';

/** Cards, sales and receipts. */
export const billingResolvers = {
  Query: { billingTokens },
  Mutation: { storeInvoiceEmails, updateBillingName, updatePaymentMethod },
  User: { billingInfo, receiptArchive, renewalReceipts, sale, sales, spending },
  BillingInfoPayload: { billingInfo: changedBillingInfo, viewer: changedViewer },
  StoreInvoiceEmailsPayload: { renewalReceipts: changedRenewalReceipts, viewer: changedViewer },
};
