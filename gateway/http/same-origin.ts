import type { RequestHandler } from 'express';
import { factsOf, sendError } from './request-facts';

const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/** Accepts a session from a cookie only for requests of the portal's own pages (D-128). */
export function requireSameOrigin(publicUrl: string): RequestHandler {
  return (request, response, next) => {
    if (!factsOf(request).session.isFromCookie) return next();
    const site = request.get('sec-fetch-site');
    const origin = request.get('origin') ?? publicUrl;
    const isOwn = site === undefined ? origin === publicUrl : OWN_SITES.has(site);
    if (isOwn) return next();
    sendError(response, 403, 'FORBIDDEN', 'Requests of other sites are not answered.');
  };
}
