import type { RequestHandler } from 'express';
import multer from 'multer';
import { PHOTO_MAX_BYTES } from '#domain/account/profile-photo';
import { message } from '#domain/messages/catalogue';

export interface ReceivedPhoto {
  readonly name: string;
  readonly bytes: Buffer;
}

const FIELD = 'fileToUpload';

const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
}).single(FIELD);

/** Reads the one file of a multipart form (REST-10). */
export const receivePhoto: RequestHandler = (request, response, next) => {
  upload(request, response, (error: unknown) => {
    if (error === undefined || error === null) return next();
    const isTooLarge = error instanceof multer.MulterError && error.code === 'LIMIT_FILE_SIZE';
    const text = isTooLarge ? message.photoTooLarge : message.photoMissing;
    response.status(isTooLarge ? 413 : 400).json({ success: false, imgUrl: null, message: text });
  });
};

export function receivedPhoto({ file }: { file?: Express.Multer.File | undefined }): ReceivedPhoto | null {
  return file === undefined ? null : { name: file.originalname, bytes: file.buffer };
}
