import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { networkOf } from '#domain/account/network-of';
import { RateLimited, type RateLimits } from '../rate-limits';
import { profile } from './answers/profile';
import type { VendorReply, VendorRequest, VendorTransport } from './http';
import { readReply } from './read-reply';
import { VendorError } from './vendor-error';
import { wireFlag } from './wire';

export interface ConfirmedSessions {
  has(sessionKey: string): boolean;
  confirm(sessionKey: string): void;
  forget(sessionKey: string): void;
}

const CONFIRMED_MS = 600_000;
const MOST_CONFIRMED = 50_000;

export function createConfirmedSessions(): ConfirmedSessions {
  const keys = new LRUCache<string, true>({
    // `maxSize`, since `max` would reserve memory.
    maxSize: MOST_CONFIRMED,
    sizeCalculation: () => 1,
    ttl: CONFIRMED_MS,
    ttlResolution: 1_000,
  });
  return {
    has: (sessionKey) => keys.has(sessionKey),
    confirm: (sessionKey) => void keys.set(sessionKey, true),
    forget: (sessionKey) => void keys.delete(sessionKey),
  };
}

interface SessionTransportDeps {
  readonly transport: VendorTransport;
  /** Empty without a session, whose few calls have limits of their own. */
  readonly sessionKey: string;
  readonly clientAddress: string;
  readonly confirmed: ConfirmedSessions;
  readonly limits: RateLimits;
}

/** Limits calls with an unconfirmed token by network, until the vendor has confirmed its session. */
export function sessionTransport(deps: SessionTransportDeps): VendorTransport {
  const { transport, sessionKey, confirmed, limits } = deps;
  const network = networkOf(deps.clientAddress);

  async function sendUnconfirmed(request: VendorRequest): Promise<VendorReply> {
    if (sessionKey !== '') await take(limits, network, request);
    // Only a full answer proves a session, so no 304 is requested.
    const { 'if-none-match': _tag, ...headers } = request.headers;
    const reply = await transport.send({ ...request, headers, caller: { network, session: '' } });
    if (sessionKey !== '' && provesSession(request, reply)) confirmed.confirm(sessionKey);
    if (confirmed.has(sessionKey)) await limits.giveBack('unconfirmed', network);
    return reply;
  }

  async function sendConfirmed(request: VendorRequest): Promise<VendorReply> {
    try {
      return await transport.send({ ...request, caller: { network, session: sessionKey } });
    } catch (error) {
      if (error instanceof VendorError && error.code === 'UNAUTHENTICATED') confirmed.forget(sessionKey);
      throw error;
    }
  }

  return {
    send: (request) => (confirmed.has(sessionKey) ? sendConfirmed(request) : sendUnconfirmed(request)),
    close: () => transport.close(),
  };
}

async function take(limits: RateLimits, network: string, { method, path }: VendorRequest): Promise<void> {
  try {
    await limits.take('unconfirmed', network);
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
    throw new VendorError('RATE_LIMITED', { call: `${method} ${path}`, mayHaveArrived: false, cause: error });
  }
}

const authCheck = z.object({ success: wireFlag });

/** Answers that require a valid session; others may be the same for all callers. */
const PROOFS: Readonly<Record<string, (reply: VendorReply) => boolean>> = {
  '/user/getUserProfile': (reply) => (readReply(profile, reply).data ?? null) !== null,
  '/user/authcheck': (reply) => readReply(authCheck, reply).data?.success === true,
};

function provesSession({ path }: VendorRequest, reply: VendorReply): boolean {
  const proof = PROOFS[path];
  if (proof === undefined || reply.status >= 300) return false;
  try {
    return proof(reply);
  } catch {
    return false;
  }
}
