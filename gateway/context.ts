import type { ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayDeps } from './deps';
import type { GatewayEnv } from './env';
import type { AnswerReuse } from './graphql/reuse-answers';
import type { AnswerCache } from './loads/answer-cache';
import { createLoads, type Loads } from './loads/loads';
import { once } from './loads/once';
import type { RateLimits } from './rate-limits';
import { readSession, type Session } from './session';
import { createVendorClient, type VendorClient, type VendorConnections } from './vendor/client';
import type { VendorTransport } from './vendor/http';
import { sessionTransport } from './vendor/session-transport';

export interface RequestFacts {
  readonly session: Session;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly mayIntrospect: boolean;
}

export interface GatewayContext extends RequestFacts {
  readonly vendor: VendorClient;
  readonly loads: Loads;
  readonly settings: GatewayEnv;
  readonly limits: RateLimits;
  readonly log: Logger;
  /** Time when the request was received, by `performance.now`. */
  readonly receivedAt: number;
  readonly answers: AnswerCache;
  readonly reuse: AnswerReuse;
  readonly vendorCalls: readonly string[];
  /** Result of an operation that was executed before Apollo is called; else null. */
  executed: ExecutionResult | null;
  /** Returns a context for a new token; `isDelegate` if the same delegate was given the token. */
  signedInWith(token: string, isDelegate: boolean): GatewayContext;
}

export function createContext(deps: GatewayDeps, facts: RequestFacts): GatewayContext {
  const log = once(() => deps.log.child({ requestId: facts.requestId }));
  return bind(deps, facts, { log, receivedAt: performance.now(), vendorCalls: [] });
}

interface OneRequest {
  /** Created on first use. */
  readonly log: () => Logger;
  readonly receivedAt: number;
  readonly vendorCalls: string[];
}

function bind(deps: GatewayDeps, facts: RequestFacts, request: OneRequest): GatewayContext {
  const vendor = createVendorClient(connectionsOf(deps, facts), {
    session: facts.session,
    requestId: facts.requestId,
    clientAddress: facts.clientAddress,
    onWrite: () => loads.forget(),
    onCall: (call) => request.vendorCalls.push(call),
  });
  const loads: Loads = createLoads({ ...deps, vendor, session: facts.session });
  return {
    ...facts,
    vendor,
    loads,
    settings: deps.env,
    limits: deps.limits,
    answers: deps.answers,
    reuse: { found: null, toKeep: null },
    executed: null,
    get log() {
      return request.log();
    },
    receivedAt: request.receivedAt,
    vendorCalls: request.vendorCalls,
    signedInWith: (token, isDelegate) =>
      bind(deps, { ...facts, session: { ...readSession({ authorization: token }), isDelegate } }, request),
  };
}

function connectionsOf(
  { connections, confirmed, limits }: GatewayDeps,
  { session, clientAddress }: RequestFacts,
): VendorConnections {
  const ofSession = (transport: VendorTransport) =>
    sessionTransport({ transport, sessionKey: session.key, clientAddress, confirmed, limits });
  return {
    ...connections,
    vendor: ofSession(connections.vendor),
    accountService: ofSession(connections.accountService),
  };
}
