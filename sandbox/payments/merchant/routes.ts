import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Request, type RequestHandler, Router } from 'express';
import type { z } from 'zod';
import type { FaultDial, Operation } from '../faults/fault-dial';
import { answerThrough } from '../faults/with-fault';
import { type Answer, xmlAnswer } from '../wire/answer';
import { createCustomer, deleteCustomer, findCustomer, updateCustomer } from './customers';
import type { Desk } from './desk';
import { findNonce } from './nonces';
import { createPaymentMethod, deletePaymentMethod, findPaymentMethod, updatePaymentMethod } from './payment-methods';
import { amountRequest, customerRequest, paymentMethodRequest, transactionRequest } from './requests';
import { sale } from './sale';
import { searchIds, searchPage, searchRefused, searchRequest } from './search';
import { findTransaction, refund, settle, submitForSettlement, voidTransaction } from './settlement';

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
  const router = Router({ caseSensitive: true });
  const on = (operation: Operation, act: (request: Request) => Answer): RequestHandler =>
    (request, response) => answerThrough(dial, operation, request, response, () => act(request));

  router.use(onlyMerchant(keys), express.json());
  router.post(
    '/client_token',
    on('token', () => xmlAnswer(201, 'client-token', { value: issueClientToken() })),
  );

  const customer = withBody(customerRequest);
  router.post('/customers', on('vault', customer((body) => createCustomer(desk, body.customer))));
  router.get('/customers/:id', on('vault', (request) => findCustomer(desk, idOf(request))));
  router.put('/customers/:id', on('vault', customer((body, id) => updateCustomer(desk, id, body.customer))));
  router.delete('/customers/:id', on('vault', (request) => deleteCustomer(desk, idOf(request))));

  const method = withBody(paymentMethodRequest);
  router.post('/payment_methods', on('vault', method((body) => createPaymentMethod(desk, body.payment_method))));
  router.get('/payment_methods/:kind/:id', on('vault', (request) => findPaymentMethod(desk, idOf(request))));
  router.put('/payment_methods/:kind/:id', on('vault', method((body, id) => updatePaymentMethod(desk, id, body.payment_method))));
  router.delete('/payment_methods/:kind/:id', on('vault', (request) => deletePaymentMethod(desk, idOf(request))));
  router.get('/payment_method_nonces/:id', on('vault', (request) => findNonce(desk, idOf(request))));

  router.use('/transactions', transactionRoutes(desk, on));
  return router;
}

type On = (operation: Operation, act: (request: Request) => Answer) => RequestHandler;

function transactionRoutes(desk: Desk, on: On): Router {
  const router = Router();
  const search = withBody(searchRequest, searchRefused);
  router.post('/advanced_search_ids', on('search', search((body) => searchIds(desk, body.search))));
  router.post('/advanced_search', on('search', search((body) => searchPage(desk, body.search))));

  const amount = withBody(amountRequest);
  router.post('/', on('sale', withBody(transactionRequest)((body) => sale(desk, body.transaction))));
  router.get('/:id', on('transaction', (request) => findTransaction(desk, idOf(request))));
  router.put('/:id/submit_for_settlement', on('transaction', amount((body, id) => submitForSettlement(desk, id, body.transaction))));
  router.put('/:id/settle', on('transaction', (request) => settle(desk, idOf(request))));
  router.put('/:id/void', on('transaction', (request) => voidTransaction(desk, idOf(request))));
  router.post('/:id/refund', on('transaction', amount((body, id) => refund(desk, id, body.transaction))));
  return router;
}

const badRequest: Answer = { status: 400, contentType: 'application/xml; charset=utf-8', body: '' };

/** Parses the body before acting; a body of another shape is refused. */
const withBody =
  <S extends z.ZodType>(schema: S, refused: Answer = badRequest) =>
  (act: (body: z.infer<S>, id: string) => Answer) =>
  (request: Request): Answer => {
    const parsed = schema.safeParse(request.body ?? {});
    return parsed.success ? act(parsed.data, idOf(request)) : refused;
  };

const idOf = (request: Request): string => String(request.params['id'] ?? '');

function onlyMerchant({ publicKey, privateKey }: MerchantKeys): RequestHandler {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(`Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`);
  return (request, response, next) => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) next();
    else response.status(401).end();
  };
}
