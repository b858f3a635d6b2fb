import { Router } from 'express';
import type { VendorDeps } from '../../deps';
import { currentUser, requireSession } from '../require-session';
import { changePhoto } from './change-photo';
import { receivedPhoto, receivePhoto } from './receive-photo';
import { findPhoto, type PhotosSeenBy, removePhoto } from './stored-photo';

/** The profile photo: REST-10, REST-11, and the address that serves it. */
export function photoRouter(deps: VendorDeps, seenBy: PhotosSeenBy): Router {
  const router = Router();
  const signedIn = requireSession(deps);

  router.post('/user/UploadUserProfileImg', signedIn, receivePhoto, async (request, response) => {
    response.json(await changePhoto(deps, currentUser(request).id, receivedPhoto(request)));
  });

  router.post('/user/deleteUserProfileImg', signedIn, async (request, response) => {
    await removePhoto(deps.db, currentUser(request).id);
    response.json({ success: true });
  });

  router.get('/user/profileImage/:imageId', signedIn, async (request, response) => {
    const { imageId } = request.params;
    const photo = await findPhoto(deps.db, { user: currentUser(request), seenBy }, String(imageId));
    if (photo === null) {
      response.status(404).json({ success: false, errorMessage: 'Not found.' });
      return;
    }
    response.set('Cache-Control', 'private, no-store');
    response.set('Content-Disposition', 'inline; filename="profile-photo"');
    response.type(photo.contentType).send(Buffer.from(photo.content));
  });

  return router;
}
