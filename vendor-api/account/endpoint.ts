import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { VendorDeps } from '../deps';
import { refuseForeignIdentity, type SignedInUser } from '../http/identity';
import { parseInput } from '../http/parse-input';
import { currentUser, requireSession } from './require-session';

export const NO_INPUT = z.unknown();

const claimedIdentity = z.object({ userId: z.string().optional(), userEmail: z.string().optional() });

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** An endpoint for signed-in customers: reads the query of a GET, else the body, and answers with JSON. */
export function endpoint<Input extends z.ZodType>(
  deps: Pick<VendorDeps, 'db' | 'clock'>,
  schema: Input,
  answer: (user: SignedInUser, input: z.output<Input>, exchange: Exchange) => unknown,
): RequestHandler[] {
  return [
    requireSession(deps),
    async (request, response) => {
      const sent = request.method === 'GET' ? request.query : request.body;
      const input = parseInput(schema, sent);
      const user = currentUser(request);
      refuseForeignIdentity(user, parseInput(claimedIdentity, sent));
      response.json(await answer(user, input, { request, response }));
    },
  ];
}
