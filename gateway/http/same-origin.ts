import type { RequestHandler } from 'express';
import { factsOf, sendError } from './request-facts';

/**
 * A session that the browser sends by itself is accepted from our own pages alone (D-128). Browsers say where a
 * request comes from; programs that say nothing carry their cookies on purpose.
 */
export function requireSameOrigin(publicUrl: string): RequestHandler {
  return (request, response, next) => {
    if (!factsOf(request).session.isFromCookie) return next();
    const site = request.get('sec-fetch-site');
    const origin = request.get('origin');
    const isForeign =
      (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== publicUrl);
    if (isForeign) return sendError(response, 403, 'FORBIDDEN', 'Requests of other sites are not answered.');
    next();
  };
}
