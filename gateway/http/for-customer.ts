import type { Request, RequestHandler, Response } from 'express';
import { createContext, type GatewayContext } from '../context';
import type { GatewayDeps } from '../deps';
import { factsOf, sendError } from './request-facts';

type Params = Record<string, string>;

type Answer<P extends Params> = (
  context: GatewayContext,
  request: Request<P>,
  response: Response,
) => Promise<void> | void;

export function forCustomer<P extends Params>(deps: GatewayDeps, answer: Answer<P>): RequestHandler<P> {
  return async (request, response) => {
    const facts = factsOf(request);
    if (facts.session.key === '') return sendError(response, 401, 'UNAUTHENTICATED', 'Please sign in.');
    await answer(createContext(deps, facts), request, response);
  };
}
