import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express';
import { PHOTO_MAX_BYTES, shownPhotoAddress } from '#domain/account/profile-photo';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import { createContext } from '../context';
import type { GatewayDeps } from '../deps';
import { requireProfile } from '../modules/account/require-profile';
import { forCustomer } from './for-customer';
import { closeAfterAnswer } from './receive-timeout';
import { factsOf, sendError } from './request-facts';

/** `GET /profile-image/{imageId}`: a photo of the caller or of the owner of something the caller sees; else 404. */
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

const FORM_BYTES = 16 * 1024;

/**
 * Passes only complete uploads on (PROF-04, D-16): a broken one neither blocks the vendor nor looks like an
 * outage.
 */
export function uploadRouter(deps: GatewayDeps): Router {
  return Router()
    .post('/upload/profile-image', closeAfterAnswer, admit(deps), formBody, passOn(deps))
    .use('/upload/profile-image', refuseTooLarge);
}

const formBody = express.raw({
  type: 'multipart/form-data',
  limit: PHOTO_MAX_BYTES + FORM_BYTES,
  inflate: false,
});

/** Admits signed-in customers within the rate limit, unless the portal is read-only (MODE-06). */
function admit(deps: GatewayDeps): RequestHandler {
  return async (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    const facts = factsOf(request);
    if (facts.session.key === '') return sendError(response, 401, 'UNAUTHENTICATED', 'Please sign in.');
    const { loads } = createContext(deps, facts);
    // A vendor that cannot answer this cannot be written to either; the next call fails.
    const config = await loads.config.fresh().catch(() => null);
    if (config?.readOnlyMessage) return sendError(response, 403, 'READ_ONLY', config.readOnlyMessage);
    const { userId } = await requireProfile({ loads });
    await deps.limits.take('upload', userId);
    next();
  };
}

function passOn(deps: GatewayDeps): RequestHandler {
  return async (request, response) => {
    const bytes: unknown = request.body;
    if (!Buffer.isBuffer(bytes)) return refuse(response, 400, message.photoMissing);
    const { vendor, loads } = createContext(deps, factsOf(request));
    // A deleted photo that comes back must not replace one that was uploaded since.
    const isOnlyIfNone = request.get('if-none-match') === '*';
    if (isOnlyIfNone && (await requireProfile({ loads })).profileImg !== null)
      return refuse(response, 412, message.changedMeanwhile);
    const contentType = request.get('content-type') ?? '';
    const answer = await vendor.profileImage.upload({ contentType, bytes });
    const imgUrl = answer.success ? shownPhotoAddress(answer.imgUrl) : null;
    if (imgUrl === null) {
      const status = bytes.byteLength > PHOTO_MAX_BYTES ? 413 : 200;
      return refuse(response, status, resolveMessage(answer, message.lastResort));
    }
    response.json({ success: true, imgUrl, message: answer.message });
  };
}

const refuseTooLarge: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const isTooLarge = error instanceof Error && 'status' in error && error.status === 413;
  if (isTooLarge && !response.headersSent) return refuse(response, 413, message.photoTooLarge);
  next(error);
};

function refuse(response: Response, status: 200 | 400 | 412 | 413, text: string): void {
  response.status(status).json({ success: false, imgUrl: null, message: text });
}
