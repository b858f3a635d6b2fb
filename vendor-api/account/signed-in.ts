import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import type { VendorDeps } from '../deps';
import { refuseForeignIdentity, type SignedInUser } from '../http/identity';
import { parseInput } from '../http/parse-input';
import { readTokens } from '../http/read-tokens';
import { findSessionUser } from './sessions';

const users = new WeakMap<Request, SignedInUser>();

/** Answers 401 without a session (REST-00). */
export function requireSession(deps: Pick<VendorDeps, 'db' | 'clock'>): RequestHandler {
  return async (request, response, next) => {
    const user = await authenticate(deps, request);
    if (user === null) {
      response.status(401).json({ success: false });
      return;
    }
    users.set(request, user);
    next();
  };
}

export function currentUser(request: Request): SignedInUser {
  const user = users.get(request);
  if (user === undefined) throw new Error('currentUser needs requireSession in front of the route');
  return user;
}

// A delegate's cookie with another customer's token would mix two accounts in one request.
async function authenticate(
  deps: Pick<VendorDeps, 'db' | 'clock'>,
  request: Request,
): Promise<SignedInUser | null> {
  const { header, cookie } = readTokens(request);
  const user = await findSessionUser(deps, header ?? cookie ?? '');
  if (user === null || header === undefined || cookie === undefined || header === cookie) return user;
  const other = await findSessionUser(deps, cookie);
  return other === null || other.id === user.id ? user : null;
}

export const NO_INPUT = z.unknown();

const claimedIdentity = z.object({ userId: z.string().optional(), userEmail: z.string().optional() });

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

type Answer<Input extends z.ZodType> = (
  user: SignedInUser,
  input: z.output<Input>,
  exchange: Exchange,
) => unknown;

/** Endpoints for signed-in customers, which read the query of a GET, else the body, and answer with JSON. */
export function customerRouter(deps: Pick<VendorDeps, 'db' | 'clock'>) {
  const router = Router();
  const adding =
    (method: 'get' | 'post') =>
    <Input extends z.ZodType>(path: string, schema: Input, answer: Answer<Input>) => {
      router.route(path)[method](requireSession(deps), async (request, response) => {
        const sent = method === 'get' ? request.query : request.body;
        const input = parseInput(schema, sent);
        const user = currentUser(request);
        refuseForeignIdentity(user, parseInput(claimedIdentity, sent));
        response.json(await answer(user, input, { request, response }));
      });
    };
  return { router, get: adding('get'), post: adding('post') };
}
