import type { RequestHandler, Router } from 'express';
import multer from 'multer';
import { PHOTO_MAX_BYTES } from '#domain/account/profile-photo';
import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../../deps';
import { currentUser, customerRouter, NO_INPUT, requireSession } from '../signed-in';
import { changePhoto, deletePhoto, type ReceivedPhoto } from './change-photo';
import { findPhoto, type VisiblePhotos } from './stored-photo';

/** The profile photo: REST-10, REST-11, and the address that serves it. */
export function photoRouter(deps: VendorDeps, seenBy: VisiblePhotos): Router {
  const { router, post } = customerRouter(deps);
  const signedIn = requireSession(deps);

  router.post('/user/UploadUserProfileImg', signedIn, receivePhoto, async (request, response) => {
    response.json(await changePhoto(deps, currentUser(request), receivedPhoto(request)));
  });

  post('/user/deleteUserProfileImg', NO_INPUT, async (user) => {
    await deletePhoto(deps, user);
    return { success: true };
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

const FIELD = 'fileToUpload';

const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
}).single(FIELD);

const receivePhoto: RequestHandler = (request, response, next) => {
  upload(request, response, (error: unknown) => {
    if (error === undefined || error === null) return next();
    const isTooLarge = error instanceof multer.MulterError && error.code === 'LIMIT_FILE_SIZE';
    const text = isTooLarge ? message.photoTooLarge : message.photoMissing;
    response.status(isTooLarge ? 413 : 400).json({ success: false, imgUrl: null, message: text });
  });
};

function receivedPhoto({ file }: { file?: Express.Multer.File | undefined }): ReceivedPhoto | null {
  return file === undefined ? null : { name: file.originalname, bytes: file.buffer };
}
