import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { VendorDeps } from '../deps';

/** The policies of the upgrade pages: the portal may frame them and nobody else, and they run their own script alone. */
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
    // The older header knows no list of sites; it would forbid what the policy allows.
    (_request, response, next) => {
      response.removeHeader('X-Frame-Options');
      next();
    },
  ];
}
