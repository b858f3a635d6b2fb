import type { Logger } from 'pino';
import type { Profile } from '#domain/account/profile';
import type { GatewayEnv } from './env';
import { type AnswerCache, createAnswerCache } from './loads/answer-cache';
import { type ConfigCache, createConfigCache } from './loads/config-cache';
import { createSessionCache, type SessionCache } from './loads/session-cache';
import type { CloudGroupRecord, Licenses } from './models/licenses';
import { createRateLimits, type RateLimits } from './rate-limits';
import type { VendorConnections } from './vendor/client';
import { createTransport } from './vendor/http';
import { type ConfirmedSessions, createConfirmedSessions } from './vendor/session-transport';
import { statusCalls } from './vendor/status';

export interface GatewayDeps {
  readonly env: GatewayEnv;
  readonly log: Logger;
  readonly connections: VendorConnections;
  readonly config: ConfigCache;
  readonly profiles: SessionCache<Profile | null>;
  readonly licenses: SessionCache<Licenses>;
  readonly cloudGroups: SessionCache<readonly CloudGroupRecord[]>;
  readonly answers: AnswerCache;
  readonly confirmed: ConfirmedSessions;
  readonly limits: RateLimits;
}

const CONFIG_MS = 2_000;
const LICENSES_MS = 5_000;

export function createDeps(env: GatewayEnv, log: Logger): GatewayDeps {
  const vendor = createTransport({ url: env.VENDOR_URL, timeoutMs: env.VENDOR_TIMEOUT_MS });
  const accountService =
    env.ACCOUNT_SERVICE_URL === env.VENDOR_URL
      ? vendor
      : createTransport({ url: env.ACCOUNT_SERVICE_URL, timeoutMs: env.VENDOR_TIMEOUT_MS });
  const nobody = statusCalls({
    transport: vendor,
    session: { token: '', cookies: '' },
    requestId: '',
    clientAddress: '',
    onWrite: () => {},
  });
  return {
    env,
    log,
    connections: { vendor, accountService, orderTimeoutMs: env.VENDOR_ORDER_TIMEOUT_MS },
    config: createConfigCache(nobody.getConfig, CONFIG_MS),
    // Loaded from the vendor every time.
    profiles: createSessionCache({ currentMs: 0, maxBytes: 4_000_000 }),
    licenses: createSessionCache({ currentMs: LICENSES_MS, maxBytes: 48_000_000 }),
    cloudGroups: createSessionCache({ currentMs: LICENSES_MS, maxBytes: 8_000_000 }),
    answers: createAnswerCache(24_000_000),
    confirmed: createConfirmedSessions(),
    limits: createRateLimits({
      signIn: env.SIGN_IN_LIMIT,
      mail: env.MAIL_LIMIT,
      order: env.ORDER_LIMIT,
      archive: env.ARCHIVE_LIMIT,
      upload: env.UPLOAD_LIMIT,
      unconfirmed: env.UNCONFIRMED_LIMIT,
    }),
  };
}

export async function closeDeps({ connections }: GatewayDeps): Promise<void> {
  await connections.vendor.close();
  if (connections.accountService !== connections.vendor) await connections.accountService.close();
}
