import express, { type RequestHandler, Router } from 'express';
import { answerThrough, type FaultDial } from '../faults/fault-dial';
import type { FieldError, NonceRecord } from '../store/records';
import { type Answer, jsonAnswer } from '../wire/answer';
import { UNKNOWN_BIN_DATA } from '../wire/card-view';
import { restConfiguration } from './configuration';
import type { Counter } from './counter';
import { answerGraphql, isTokenization } from './graphql';

/** Endpoints for `braintree-web/client`: GraphQL, the REST fallback and the analytics sink, all with CORS. */
export function browserRoutes(counter: Counter, dial: FaultDial): Router {
  const router = Router();
  const clientApi = `/merchants/${counter.merchantId}/client_api/v1`;
  router.use(['/graphql', '/xoplatform/logger/api/logger', clientApi], cors, express.json());

  router.post('/graphql', (request, response) => {
    const fingerprint = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const operation = isTokenization(request.body) ? 'tokenize' : 'token';
    return answerThrough(dial, operation, request, response, () =>
      answerGraphql(counter, fingerprint, request.body),
    );
  });
  router.get(`${clientApi}/configuration`, (request, response) => {
    const { authorizationFingerprint: fingerprint } = request.query;
    return answerThrough(dial, 'token', request, response, () =>
      answerConfiguration(counter, String(fingerprint ?? '')),
    );
  });
  router.post(`${clientApi}/payment_methods/credit_cards`, (request, response) => {
    const fingerprint = String(request.body?.authorizationFingerprint ?? '');
    return answerThrough(dial, 'tokenize', request, response, () =>
      answerCreditCards(counter, fingerprint, request.body),
    );
  });
  // The library reports every step to a PayPal host, which is mapped here offline; the reports are dropped.
  router.post('/xoplatform/logger/api/logger', (_request, response) => void response.json({}));
  return router;
}

const cors: RequestHandler = (request, response, next) => {
  response.set({
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': 'authorization, braintree-version, content-type',
    'access-control-max-age': '600',
    vary: 'Origin',
  });
  if (request.headers['access-control-request-private-network']) {
    response.set('access-control-allow-private-network', 'true');
  }
  if (request.method === 'OPTIONS') response.status(204).end();
  else next();
};

const unauthorized = jsonAnswer(401, {
  error: { message: 'Authorization fingerprint is invalid or expired' },
});

const answerConfiguration = (counter: Counter, fingerprint: string): Answer =>
  counter.isAuthorized(fingerprint) ? jsonAnswer(200, restConfiguration(counter.merchantId)) : unauthorized;

function answerCreditCards(counter: Counter, fingerprint: string, body: unknown): Answer {
  if (!counter.isAuthorized(fingerprint)) return unauthorized;
  const taken = counter.take(body);
  return 'errors' in taken ? invalidCard(taken.errors) : tokenized(taken.nonce);
}

const invalidCard = (errors: readonly FieldError[]): Answer =>
  jsonAnswer(422, {
    error: { message: 'Credit card is invalid' },
    fieldErrors: [{ field: 'creditCard', fieldErrors: errors }],
  });

const tokenized = ({ id, facts }: NonceRecord): Answer =>
  jsonAnswer(202, {
    creditCards: [
      {
        type: 'CreditCard',
        nonce: id,
        description: `ending in ${facts.last4.slice(-2)}`,
        consumed: false,
        threeDSecureInfo: null,
        details: {
          bin: facts.bin,
          lastTwo: facts.last4.slice(-2),
          lastFour: facts.last4,
          cardType: facts.brand,
          cardholderName: facts.cardholderName,
          expirationMonth: facts.expirationMonth,
          expirationYear: facts.expirationYear,
        },
        binData: UNKNOWN_BIN_DATA,
      },
    ],
  });
