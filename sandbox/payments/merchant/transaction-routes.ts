import { Router } from 'express';
import type { Desk } from './desk';
import type { Endpoints } from './endpoint';
import { amountRequest, transactionRequest } from './requests';
import { sale } from './sale';
import { searchIds, searchPage, searchRefused, searchRequest } from './search';
import { findTransaction, refund, settle, submitForSettlement, voidTransaction } from './settlement';

/** Charging, finding and giving back. */
export function transactionRoutes(desk: Desk, { plain, withBody }: Endpoints): Router {
  const router = Router();
  router.post(
    '/',
    withBody('sale', transactionRequest, ({ transaction }) => sale(desk, transaction)),
  );
  router.post(
    '/advanced_search_ids',
    withBody('search', searchRequest, ({ search }) => searchIds(desk, search), searchRefused),
  );
  router.post(
    '/advanced_search',
    withBody('search', searchRequest, ({ search }) => searchPage(desk, search), searchRefused),
  );
  router.get(
    '/:id',
    plain('transaction', (id) => findTransaction(desk, id)),
  );
  router.put(
    '/:id/submit_for_settlement',
    withBody('transaction', amountRequest, (body, id) => submitForSettlement(desk, id, body.transaction)),
  );
  router.put(
    '/:id/settle',
    plain('transaction', (id) => settle(desk, id)),
  );
  router.put(
    '/:id/void',
    plain('transaction', (id) => voidTransaction(desk, id)),
  );
  router.post(
    '/:id/refund',
    withBody('transaction', amountRequest, (body, id) => refund(desk, id, body.transaction)),
  );
  return router;
}
