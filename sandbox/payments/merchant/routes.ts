import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type RequestHandler, Router } from 'express';
import type { FaultDial } from '../faults/fault-dial';
import { xmlAnswer } from '../wire/answer';
import { createCustomer, deleteCustomer, findCustomer, updateCustomer } from './customers';
import type { Desk } from './desk';
import { createEndpoints, type Endpoints } from './endpoint';
import { findNonce } from './nonces';
import {
  createPaymentMethod,
  deletePaymentMethod,
  findPaymentMethod,
  updatePaymentMethod,
} from './payment-methods';
import {
  amountRequest,
  customerRequest,
  paymentMethodChangeRequest,
  paymentMethodRequest,
  transactionRequest,
} from './requests';
import { sale } from './sale';
import { searchIds, searchPage, searchRefused, searchRequest } from './search';
import { findTransaction, MOVES, moveTransaction, refund } from './settlement';

export interface MerchantKeys {
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

interface MerchantOptions {
  readonly desk: Desk;
  readonly dial: FaultDial;
  readonly keys: MerchantKeys;
  readonly issueClientToken: () => string;
}

/** The API that the server SDK calls: JSON in, XML out, Basic authentication. */
export function merchantRoutes({ desk, dial, keys, issueClientToken }: MerchantOptions): Router {
  const endpoints = createEndpoints(dial);
  const router = Router();
  router.use(onlyMerchant(keys), express.json());
  router
    .route('/client_token')
    .post(endpoints.plain('token', () => xmlAnswer(201, 'client-token', { value: issueClientToken() })));
  router.use(vaultRoutes(desk, endpoints));
  router.use('/transactions', transactionRoutes(desk, endpoints));
  return router;
}

function onlyMerchant({ publicKey, privateKey }: MerchantKeys): RequestHandler {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(`Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`);
  return (request, response, next) => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) next();
    else response.status(401).end();
  };
}

function vaultRoutes(desk: Desk, { plain, withBody }: Endpoints): Router {
  const router = Router();
  router
    .route('/customers')
    .post(withBody('vault', customerRequest, ({ customer }) => createCustomer(desk, customer)));
  router
    .route('/customers/:id')
    .get(plain('vault', (id) => findCustomer(desk, id)))
    .put(withBody('vault', customerRequest, ({ customer }, id) => updateCustomer(desk, id, customer)))
    .delete(plain('vault', (id) => deleteCustomer(desk, id)));

  router
    .route('/payment_methods')
    .post(withBody('vault', paymentMethodRequest, (fields) => createPaymentMethod(desk, fields)));
  router
    .route('/payment_methods/:kind/:id')
    .get(plain('vault', (id) => findPaymentMethod(desk, id)))
    .put(withBody('vault', paymentMethodChangeRequest, (change, id) => updatePaymentMethod(desk, id, change)))
    .delete(plain('vault', (id) => deletePaymentMethod(desk, id)));

  router.route('/payment_method_nonces/:id').get(plain('vault', (id) => findNonce(desk, id)));
  return router;
}

function transactionRoutes(desk: Desk, { plain, withBody }: Endpoints): Router {
  const router = Router();
  router.route('/').post(withBody('sale', transactionRequest, ({ transaction }) => sale(desk, transaction)));
  router
    .route('/advanced_search_ids')
    .post(withBody('search', searchRequest, ({ search }) => searchIds(desk, search), searchRefused));
  router
    .route('/advanced_search')
    .post(withBody('search', searchRequest, ({ search }) => searchPage(desk, search), searchRefused));
  router.route('/:id').get(plain('transaction', (id) => findTransaction(desk, id)));
  router
    .route('/:id/submit_for_settlement')
    .put(
      withBody('transaction', amountRequest, ({ transaction: { amount } }, id) =>
        moveTransaction(desk, id, MOVES.submit, amount),
      ),
    );
  for (const name of ['settle', 'void'] as const)
    router.route(`/:id/${name}`).put(plain('transaction', (id) => moveTransaction(desk, id, MOVES[name])));
  router
    .route('/:id/refund')
    .post(withBody('transaction', amountRequest, (body, id) => refund(desk, id, body.transaction)));
  return router;
}
