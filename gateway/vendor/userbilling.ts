import { billingInfo } from './answers/billing-info';
import { billingTokens } from './answers/billing-tokens';
import { saleRecords } from './answers/sale-records';
import { type CallerDeps, createCaller } from './caller';

const answers = {
  '/userbilling/GetBillingInfo': billingInfo,
  '/userbilling/GetBillingTokens': billingTokens,
  '/userbilling/GetSaleRecords': saleRecords,
};

/** The vendor's `userbilling` controller. */
export function userbillingCalls(deps: CallerDeps) {
  const caller = createCaller(deps, answers);
  return {
    getBillingInfo: () => caller.get('/userbilling/GetBillingInfo'),
    getBillingTokens: () => caller.get('/userbilling/GetBillingTokens'),
    getSaleRecords: () => caller.get('/userbilling/GetSaleRecords'),
  };
}
