import PostalMime, { type Address } from 'postal-mime';

export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

/** A caught mail, parsed. */
export interface CaughtMail {
  readonly id: string;
  readonly receivedAt: string;
  readonly from: string;
  /** Who the envelope was addressed to, blind copies included. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly MailAttachment[];
}

/** Reads a raw mail that carries its envelope as `Delivered-To` headers. */
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
      name: attachment.filename ?? 'unnamed',
      type: attachment.mimeType,
      bytes:
        typeof attachment.content === 'string' ? attachment.content.length : attachment.content.byteLength,
    })),
  };
}

const addressText = (address: Address): string =>
  address.address && address.name
    ? `${address.name} <${address.address}>`
    : (address.address ?? address.name);
