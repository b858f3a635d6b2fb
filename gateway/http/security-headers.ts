import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { GatewayEnv } from '../env';
import { answerPolicy } from './csp';

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

export function securityHeaders({ PUBLIC_URL }: Pick<GatewayEnv, 'PUBLIC_URL'>): RequestHandler[] {
  const policy = answerPolicy();
  return [
    helmet({
      contentSecurityPolicy: false,
      // Browsers ignore it over plain HTTP anyway, but a proxy in front may not.
      strictTransportSecurity: PUBLIC_URL.startsWith('https:') && {
        maxAge: 31_536_000,
        includeSubDomains: true,
      },
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'no-referrer' },
    }),
    (_request, response, next) => {
      response.setHeader('Content-Security-Policy', policy);
      response.setHeader('Permissions-Policy', PERMISSIONS);
      // Refusals too: some are heard by one customer and not by the next. What may be kept says so itself.
      response.setHeader('Cache-Control', 'no-store');
      next();
    },
  ];
}
