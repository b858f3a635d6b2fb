import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { GatewayEnv } from '../env';

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sets the headers of all responses, which are computed once. */
export function securityHeaders(env: Pick<GatewayEnv, 'PUBLIC_URL'>): RequestHandler {
  const headers = fixedHeaders(env);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

function fixedHeaders({ PUBLIC_URL }: Pick<GatewayEnv, 'PUBLIC_URL'>): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setByHelmet = helmet({
    contentSecurityPolicy: false,
    // Browsers ignore it over plain HTTP, but a proxy in front may not.
    strictTransportSecurity: PUBLIC_URL.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: true,
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  setByHelmet(request, response, () => undefined);
  response.setHeader('Content-Security-Policy', answerPolicy());
  response.setHeader('Permissions-Policy', PERMISSIONS);
  // Refusals too, since they may depend on the customer. Cacheable responses override it.
  response.setHeader('Cache-Control', 'no-store');
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}

type Directives = Readonly<Record<string, readonly string[]>>;

const CAPTCHA_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const CAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];

// Braintree's analytics also uses www.paypal.com; blocking it breaks nothing that the portal uses.
const BRAINTREE_HOSTS: Record<GatewayEnv['BRAINTREE_ENVIRONMENT'], readonly string[]> = {
  local: [],
  sandbox: [
    'https://api.sandbox.braintreegateway.com',
    'https://client-analytics.sandbox.braintreegateway.com',
    'https://payments.sandbox.braintree-api.com',
  ],
  production: [
    'https://api.braintreegateway.com',
    'https://client-analytics.braintreegateway.com',
    'https://payments.braintree-api.com',
  ],
};

/**
 * Names the hosts of card provider and captcha only if they are used. Styles need the page's nonce, as
 * Mantine sets it; inline scripts are allowed by hash.
 */
export function pagePolicy(env: GatewayEnv, nonce: string | null, inlineScripts: readonly string[]): string {
  const isLocal = env.BRAINTREE_ENVIRONMENT === 'local';
  return serialize({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts, ...(isLocal ? [] : CAPTCHA_SCRIPTS)],
    'connect-src': ["'self'", ...BRAINTREE_HOSTS[env.BRAINTREE_ENVIRONMENT]],
    'style-src': ["'self'", nonce === null ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    // A photo needs the session, so the page fetches it and shows a blob.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': orNone([...(isLocal ? [] : CAPTCHA_FRAMES), ...upgradeFrame(env)]),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

function upgradeFrame({ UPGRADE_URL }: GatewayEnv): string[] {
  return UPGRADE_URL === undefined ? [] : [new URL(UPGRADE_URL).origin];
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length === 0 ? ["'none'"] : sources;
}

function answerPolicy(): string {
  return serialize({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
}

export function playgroundPolicy(): string {
  return serialize({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
