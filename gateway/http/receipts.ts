import { type RequestHandler, Router } from 'express';
import { mergeSales } from '#domain/billing/merge-sales';
import { createContext, type GatewayContext } from '../context';
import type { GatewayDeps } from '../deps';
import { requireProfile } from '../modules/account/require-profile';
import { fetchReceipt, type Receipt } from './fetch-receipt';
import { factsOf, sendError } from './request-facts';

/**
 * `GET /receipts/{saleId}`: the PDF of one of the caller's own sales (SALES-05, D-29). The amount that the vendor
 * wants named comes from its own record, never from the address.
 */
export function receiptRouter(deps: GatewayDeps): Router {
  const router = Router();
  router.get('/receipts/:saleId', download(deps));
  return router;
}

function download(deps: GatewayDeps): RequestHandler<{ saleId: string }> {
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const facts = factsOf(request);
    if (facts.session.key === '') return sendError(response, 401, 'UNAUTHENTICATED', 'Please sign in.');
    const receipt = await findReceipt(createContext(deps, facts), request.params.saleId);
    if (receipt === null) return sendError(response, 404, 'NOT_FOUND', 'There is no such receipt.');
    response.attachment(receipt.fileName).type('application/pdf');
    response.setHeader('Content-Length', receipt.pdf.byteLength);
    response.end(receipt.pdf);
  };
}

/** Null for a sale that is unknown or another customer's; which of both, nobody is told. */
async function findReceipt(context: GatewayContext, saleId: string): Promise<Receipt | null> {
  const [{ userId }, { records }] = await Promise.all([requireProfile(context), context.loads.saleRecords()]);
  const sale = mergeSales(records).find((merged) => merged.saleId === saleId);
  return sale ? fetchReceipt(context, userId, sale) : null;
}
