import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { currentUser } from '../account/signed-in';
import { payingCustomer } from '../billing/card-on-file';
import type { OrderKindName } from '../db/schema/order-kinds';
import { refuseForeignIdentity } from '../http/identity';
import { formText, parseInput, RequestError } from '../http/parse-input';
import { attemptKey } from './attempts/attempt-key';
import { fingerprintOf } from './attempts/open-attempt';
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
    // The provider uses the key as its order id and accepts only these characters.
    const key = readName(request, 'Idempotency-Key', { least: 8, most: 64 });
    const answer = await placeOrder(deps, {
      key: key && attemptKey(key),
      userId: user.id,
      agent: user.agent ?? null,
      kind,
      fingerprint: fingerprintOf(user.id, endpoint.action, placed.form),
      callerFingerprint: readName(request, 'Order-Fingerprint', { least: 1, most: 128 }),
      customer: () => payingCustomer(deps.db, user.id),
      check: ({ isRepeat }) => placed.check(deps, { user, remoteIp: request.ip, isRepeat }),
    });
    if (answer === null) response.status(422).json(endpoint.answer(refusedAnswer(attemptReused)));
    else response.json(endpoint.answer(answer));
  };
}

function readName(
  request: Request,
  header: string,
  { least, most }: { least: number; most: number },
): string | null {
  const name = request.get(header) ?? '';
  if (name === '') return null;
  if (name.length >= least && name.length <= most && /^[\w-]+$/.test(name)) return name;
  throw new RequestError(400, `${header} must be ${least} to ${most} letters, digits, - or _.`);
}
