import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { currentUser } from '../account/require-session';
import { payingCustomer } from '../billing/paying-customer';
import type { OrderKindName } from '../db/schema/order-kinds';
import { refuseForeignIdentity } from '../http/identity';
import { formText, parseInput } from '../http/parse-input';
import { RequestError } from '../http/request-error';
import { fingerprintOf } from './attempts/fingerprint';
import { refusedAnswer } from './order-answer';
import type { OrderDeps, OrderEndpoint } from './order-kind';
import { placeOrder } from './place-order';
import { attemptReused } from './refusals';

const ORDER_TYPES = ['application/x-www-form-urlencoded', 'application/json'];

const claimedIdentity = z.object({ userId: formText(255), userEmail: formText(255) });

export function orderHandler(deps: OrderDeps, kind: OrderKindName, endpoint: OrderEndpoint): RequestHandler {
  return async (request, response, next) => {
    const user = currentUser(request);
    if (request.is(ORDER_TYPES) === false)
      throw new RequestError(415, 'Orders are sent as a form or as JSON.');
    refuseForeignIdentity(user, parseInput(claimedIdentity, request.body));
    const placed = endpoint.read(request.body);
    if (placed === null) return next();
    const answer = await placeOrder(deps, {
      key: readAttemptKey(request),
      userId: user.id,
      kind,
      fingerprint: fingerprintOf(user.id, endpoint.action, placed.form),
      callerFingerprint: readCallerFingerprint(request),
      customer: await payingCustomer(deps.db, user.id),
      check: ({ isRepeat }) => placed.check(deps, { user, remoteIp: request.ip, isRepeat }),
    });
    if (answer === null) response.status(422).json(endpoint.answer(refusedAnswer(attemptReused)));
    else response.json(endpoint.answer(answer));
  };
}

// The provider takes the key as its order id, in these characters only.
const KEY = /^[\w-]{8,64}$/;

const FINGERPRINT = /^[\w-]{1,128}$/;

function readAttemptKey(request: Request): string | null {
  const key = request.get('idempotency-key')?.trim() ?? '';
  if (key === '') return null;
  if (!KEY.test(key)) throw new RequestError(400, 'Idempotency-Key must be 8 to 64 letters, digits, - or _.');
  return key;
}

function readCallerFingerprint(request: Request): string | null {
  const fingerprint = request.get('order-fingerprint')?.trim() ?? '';
  if (fingerprint === '') return null;
  if (!FINGERPRINT.test(fingerprint))
    throw new RequestError(400, 'Order-Fingerprint must be 1 to 128 letters, digits, - or _.');
  return fingerprint;
}
