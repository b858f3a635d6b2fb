import { z } from 'zod';
import { formatByContent, type PhotoFormat } from '#domain/account/profile-photo';
import { type CallerDeps, createCaller, headersFor } from './caller';
import { fromStatus } from './vendor-error';
import { wireOptionalText, wireOutcome } from './wire';

const answers = {
  '/user/UploadUserProfileImg': z.object({ ...wireOutcome, imgUrl: wireOptionalText }),
};

/** A photo and what it is, by its bytes: nobody's word is taken for it. */
export interface ProfileImage {
  readonly format: PhotoFormat;
  readonly bytes: Buffer;
}

/** A form with a file as the browser sent it, boundary included. */
export interface UploadForm {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** The calls of the vendor's `user` controller whose one side is a picture. */
export function profileImageCalls(deps: CallerDeps) {
  const caller = createCaller(deps, answers);
  const call = 'GET /user/profileImage';
  return {
    /** Hands a form with a picture on (REST-10). */
    upload: ({ contentType, bytes }: UploadForm) =>
      caller.postBody('/user/UploadUserProfileImg', { type: contentType, content: bytes }),
    /** The customer's own photo with this id; null when there is none. */
    async get(imageId: string): Promise<ProfileImage | null> {
      const reply = await deps.transport.send({
        method: 'GET',
        path: `/user/profileImage/${encodeURIComponent(imageId)}`,
        headers: { ...headersFor(deps), accept: 'image/*' },
      });
      if (reply.status === 404 || reply.status === 403) return null;
      const format = formatByContent(reply.bytes);
      if (reply.status >= 400 || format === null) throw fromStatus(reply.status, call);
      return { format, bytes: reply.bytes };
    },
  };
}
