import type { RequestHandler } from 'express';
import type { VendorDeps } from '../deps';
import { RequestError } from '../http/request-error';
import { readOnlyMessage } from './read-only-mode';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Posts that change nothing of a customer; in lower case, because Express ignores case. */
const HARMLESS: ReadonlySet<string> = new Set(['/login', '/user/dologin', '/user/getorgsfromids']);
/** REST-16. */
const STORING_GET = '/userbilling/storeinvoiceemails';

/** Signing in and out stays possible (MODE-06). */
export function refuseReadOnly(deps: Pick<VendorDeps, 'db' | 'settings'>): RequestHandler {
  return async ({ method, path }, _response, next) => {
    if (!changes(method, path.toLowerCase().replace(/\/$/, ''))) return next();
    const message = await readOnlyMessage(deps);
    if (message !== '') throw new RequestError(403, message);
    next();
  };
}

function changes(method: string, path: string): boolean {
  return READS.has(method) ? path === STORING_GET : !HARMLESS.has(path);
}
