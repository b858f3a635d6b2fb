import type { RequestHandler } from 'express';
import { z } from 'zod';
import { payingCustomer } from '../billing/paying-customer';
import type { OrderKind } from '../db/schema/order-kinds';
import type { VendorDeps } from '../deps';
import { refuseForeignIdentity, type SignedInUser } from '../http/identity';
import { parseInput } from '../http/parse-input';
import { RequestError } from '../http/request-error';
import { currentUser } from '../http/require-session';
import { readAttemptKey, readCallerFingerprint } from './attempts/read-attempt-key';
import { type OrderAnswer, refusedAnswer } from './order-answer';
import { formText } from './payment/pay-fields';
import { type OrderCheck, placeOrder } from './place-order';
import { attemptReused } from './refusals';

/** An order as it was sent. */
export interface OrderRequest<Form> {
  readonly user: SignedInUser;
  readonly form: Form;
  readonly remoteIp: string | undefined;
  /** The same order passed its checks before and came to nothing; its captcha token is spent. */
  readonly isRepeat: boolean;
}

/** One kind of order that customers can place. */
export interface OrderEndpoint<Form> {
  readonly kind: OrderKind;
  readonly form: z.ZodType<Form>;
  fingerprint(userId: string, form: Form): string;
  check(request: OrderRequest<Form>): Promise<OrderCheck>;
  /** The answer in the contract's words, where they are others than those of most orders. */
  answer?(answer: OrderAnswer): object;
}

const ORDER_TYPES = ['application/x-www-form-urlencoded', 'application/json'];

const claimedIdentity = z.object({ userId: formText(255), userEmail: formText(255) });

/** Takes orders of one kind; the same for all of them but for what makes two orders the same, and what is checked. */
export function orderHandler<Form>(deps: VendorDeps, order: OrderEndpoint<Form>): RequestHandler {
  return async (request, response) => {
    const user = currentUser(request);
    if (request.is(ORDER_TYPES) === false)
      throw new RequestError(415, 'Orders are sent as a form or as JSON.');
    refuseForeignIdentity(user, parseInput(claimedIdentity, request.body));
    const form = parseInput(order.form, request.body);
    const answer = await placeOrder(deps, {
      key: readAttemptKey(request),
      userId: user.id,
      kind: order.kind,
      fingerprint: order.fingerprint(user.id, form),
      callerFingerprint: readCallerFingerprint(request),
      customer: await payingCustomer(deps.db, user.id),
      check: ({ isRepeat }) => order.check({ user, form, remoteIp: request.ip, isRepeat }),
    });
    const worded = order.answer ?? ((words: OrderAnswer) => words);
    if (answer === null) response.status(422).json(worded(refusedAnswer(attemptReused)));
    else response.json(worded(answer));
  };
}
