import { formatByContent, type PhotoFormat } from '#domain/account/profile-photo';
import { type CallerDeps, createCaller, headersFor } from './caller';
import { bytesOf, type VendorReply } from './http';
import { fromStatus } from './vendor-error';
import { wireOptionalText, wireOutcome } from './wire';

interface FileQuestion<File> {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly accept: string;
  readonly read: (bytes: Buffer) => File | null;
}

/** Loads a file of the vendor; null when it is missing or not for this customer. */
async function fetchFile<File>(
  deps: CallerDeps,
  { path, query, accept, read }: FileQuestion<File>,
): Promise<File | null> {
  const reply: VendorReply = await deps.transport.send({
    method: 'GET',
    path,
    ...(query && { query }),
    headers: { ...headersFor(deps), accept },
  });
  if (reply.status === 404 || reply.status === 403) return null;
  const file = reply.status < 400 ? read(bytesOf(reply)) : null;
  if (file === null) throw fromStatus(reply, `GET ${path}`);
  return file;
}

export interface ReceiptQuestion {
  readonly userId: string;
  readonly saleId: string;
  /** Decimal text of the recorded amount; the vendor refuses any other (D-29). */
  readonly amount: string;
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).equals(Buffer.from('%PDF-'));

export function historyCalls(deps: CallerDeps) {
  return {
    genInvoice: ({ userId, saleId, amount }: ReceiptQuestion): Promise<Buffer | null> =>
      fetchFile(deps, {
        path: '/history/genInvoice',
        query: { userId, saleId, amount },
        accept: 'application/pdf',
        read: (bytes) => (isPdf(bytes) ? bytes : null),
      }),
  };
}

const uploaded = wireOutcome({ imgUrl: wireOptionalText });

export interface ProfileImage {
  readonly format: PhotoFormat;
  readonly bytes: Buffer;
}

export interface UploadForm {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export function profileImageCalls(deps: CallerDeps) {
  const { postBody } = createCaller(deps);
  return {
    upload: ({ contentType, bytes }: UploadForm) =>
      postBody('/user/UploadUserProfileImg', uploaded, { type: contentType, content: bytes }),
    get: (imageId: string): Promise<ProfileImage | null> =>
      fetchFile(deps, {
        path: `/user/profileImage/${encodeURIComponent(imageId)}`,
        accept: 'image/*',
        read: (bytes) => {
          const format = formatByContent(bytes);
          return format && { format, bytes };
        },
      }),
  };
}
