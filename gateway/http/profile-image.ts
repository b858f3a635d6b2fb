import { Router } from 'express';
import type { GatewayDeps } from '../deps';
import { forCustomer } from './for-customer';
import { sendError } from './request-facts';

/** `GET /profile-image/{imageId}`: the profile photo of the caller, or of somebody who owns what the caller sees; any other is not found. */
export function profileImageRouter(deps: GatewayDeps): Router {
  return Router().get(
    '/profile-image/:imageId',
    forCustomer<{ imageId: string }>(deps, async ({ vendor }, { params }, response) => {
      response.setHeader('Cache-Control', 'private, no-store');
      const isId = /^[\w-]{1,100}$/.test(params.imageId);
      const image = isId ? await vendor.profileImage.get(params.imageId) : null;
      if (image === null) return sendError(response, 404, 'NOT_FOUND', 'There is no such photo.');
      response.setHeader('Content-Type', `image/${image.format}`);
      response.setHeader('Content-Disposition', 'inline; filename="profile-photo"');
      response.setHeader('Content-Length', image.bytes.byteLength);
      response.end(image.bytes);
    }),
  );
}
