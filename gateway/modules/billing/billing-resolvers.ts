import { changedViewer } from '../account/viewer';
import { billingInfo, changedBillingInfo, updateBillingName } from './billing-info';
import { billingTokens } from './billing-tokens';
import { renewalForecast } from './renewal-forecast';
import { changedRenewalReceipts, renewalReceipts, storeInvoiceEmails } from './renewal-receipts';
import { receiptArchive, sale, sales, spending } from './sales';
import { updatePaymentMethod } from './update-payment-method';

export const billingResolvers = {
  Query: { billingTokens },
  Mutation: { storeInvoiceEmails, updateBillingName, updatePaymentMethod },
  User: { billingInfo, receiptArchive, renewalForecast, renewalReceipts, sale, sales, spending },
  BillingInfoPayload: { billingInfo: changedBillingInfo, viewer: changedViewer },
  StoreInvoiceEmailsPayload: { renewalReceipts: changedRenewalReceipts, viewer: changedViewer },
};
