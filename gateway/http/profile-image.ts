import { type RequestHandler, Router } from 'express';
import { createContext } from '../context';
import type { GatewayDeps } from '../deps';
import { factsOf, sendError } from './request-facts';

/** `GET /profile-image/{imageId}`: the profile photo of the caller, or of somebody who owns what the caller sees; any other is not found. */
export function profileImageRouter(deps: GatewayDeps): Router {
  const router = Router();
  router.get('/profile-image/:imageId', show(deps));
  return router;
}

function show(deps: GatewayDeps): RequestHandler<{ imageId: string }> {
  return async (request, response) => {
    response.setHeader('Cache-Control', 'private, no-store');
    const facts = factsOf(request);
    if (facts.session.key === '') return sendError(response, 401, 'UNAUTHENTICATED', 'Please sign in.');
    const { imageId } = request.params;
    const image = /^[\w-]{1,100}$/.test(imageId)
      ? await createContext(deps, facts).vendor.profileImage.get(imageId)
      : null;
    if (image === null) return sendError(response, 404, 'NOT_FOUND', 'There is no such photo.');
    response.setHeader('Content-Type', `image/${image.format}`);
    response.setHeader('Content-Disposition', 'inline; filename="profile-photo"');
    response.setHeader('Content-Length', image.bytes.byteLength);
    response.end(image.bytes);
  };
}
