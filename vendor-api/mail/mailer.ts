import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** The same for every attempt, so that duplicates can be recognised. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export interface MailSettings {
  readonly SMTP_URL: string;
  readonly MAIL_FROM: string;
}

const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000 };

export function smtpMailer({ SMTP_URL, MAIL_FROM }: MailSettings): Mailer {
  const url = new URL(SMTP_URL);
  const isTls = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port) || (isTls ? 465 : 587),
    secure: isTls,
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    ...TIMEOUTS,
  });
  const domain = /@([\w.-]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html, attachments = [] }) {
      await transport.sendMail({
        from: MAIL_FROM,
        to,
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        attachments: attachments.map(({ fileName: filename, ...attachment }) => ({
          filename,
          ...attachment,
        })),
      });
    },
    close: () => transport.close(),
  };
}

/** Whether the server says that there is no such recipient. Other refusals may end with its or our settings (5.7). */
export function isRefusedRecipient(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'permanent' in error)) return false;
  return error.command === 'RCPT TO' && error.permanent === true && !/\b5\.7\.\d/.test(error.message);
}
