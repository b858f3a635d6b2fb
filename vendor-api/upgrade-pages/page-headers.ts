import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { VendorDeps } from '../deps';

/** Only the portal may frame them. */
export function pageHeaders({ settings }: Pick<VendorDeps, 'settings'>): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          styleSrc: ["'self'"],
          scriptSrc: ["'self'"],
          fontSrc: ["'self'"],
          imgSrc: ['data:'],
          formAction: ["'none'"],
          baseUri: ["'none'"],
          frameAncestors: settings.PORTAL_URL,
        },
      },
      xFrameOptions: false,
    }),
    // The older header cannot list origins.
    (_request, response, next) => {
      response.removeHeader('X-Frame-Options');
      next();
    },
  ];
}
