import PostalMime, { type Address, type Attachment } from 'postal-mime';

export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

export interface AttachedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

export interface CaughtMail {
  readonly id: string;
  readonly receivedAt: string;
  readonly from: string;
  /** Recipients of the envelope, blind copies included. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly MailAttachment[];
}

export async function readMail(id: string, receivedAt: Date, raw: Uint8Array): Promise<CaughtMail> {
  const email = await PostalMime.parse(raw);
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    from: email.from ? addressText(email.from) : '(unknown sender)',
    to: email.headers.filter((header) => header.key === 'delivered-to').map((header) => header.value),
    subject: email.subject || '(no subject)',
    text: email.text ?? '',
    html: email.html ?? null,
    attachments: email.attachments.map((attachment) => ({
      name: nameOf(attachment),
      type: attachment.mimeType,
      bytes: contentOf(attachment).byteLength,
    })),
  };
}

export async function readAttachment(raw: Uint8Array, index: number): Promise<AttachedFile | undefined> {
  const { attachments } = await PostalMime.parse(raw);
  const found = attachments[index];
  return found && { name: nameOf(found), content: contentOf(found) };
}

const nameOf = ({ filename }: Attachment): string => filename ?? 'unnamed';

function contentOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

const addressText = (address: Address): string =>
  address.address && address.name
    ? `${address.name} <${address.address}>`
    : (address.address ?? address.name);
