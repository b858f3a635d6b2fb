import type { RequestHandler } from 'express';
import { factsOf, sendError } from './request-facts';

const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/** A session that the browser sends by itself is accepted from our own pages alone (D-128). */
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
