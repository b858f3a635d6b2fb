import path from 'node:path';
import { type Logger, pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { inDataFolder } from '../runtime/data-folder';
import { type Listening, listenHttp, listening } from '../runtime/listen';
import { createMailApp } from './app';
import { type Mailbox, openMailbox } from './mailbox';

export interface MailCatcherOptions {
  readonly host?: string | undefined;
  readonly smtpPort?: number | undefined;
  readonly mailPort?: number | undefined;
  readonly dataDir?: string | undefined;
  readonly now?: (() => Date) | undefined;
  readonly log?: Logger | undefined;
}

export interface MailCatcher extends Listening {
  readonly smtpPort: number;
  readonly smtpUrl: string;
  readonly mailbox: Mailbox;
}

export async function startMailCatcher(options: MailCatcherOptions = {}): Promise<MailCatcher> {
  const { host = '127.0.0.1', dataDir, log = pino({ level: 'silent' }) } = options;
  const now = options.now ?? (() => new Date());
  const mailbox =
    dataDir === undefined
      ? await openMailbox(undefined, now)
      : await inDataFolder(dataDir, () => openMailbox(path.join(dataDir, 'mail'), now));
  const smtp = await listenSmtp(mailbox, host, options.smtpPort ?? 0, log);
  const page = await listenHttp(createMailApp(mailbox, log), host, options.mailPort ?? 0, 'mail page').catch(
    async (error: unknown) => {
      await smtp.close();
      throw error;
    },
  );
  return {
    ...page,
    smtpPort: smtp.port,
    smtpUrl: `smtp://${host === '0.0.0.0' ? '127.0.0.1' : host}:${smtp.port}`,
    mailbox,
    async close() {
      await Promise.all([smtp.close(), page.close()]);
    },
  };
}

const MAX_BYTES = 25 * 1024 * 1024;

interface SmtpListening {
  readonly port: number;
  close(): Promise<void>;
}

/** Accepts every mail from any sender and stores it in the mailbox; nothing is sent on. */
async function listenSmtp(mailbox: Mailbox, host: string, port: number, log: Logger): Promise<SmtpListening> {
  const smtp = new SMTPServer({
    // Loopback needs no encryption, and an offered STARTTLS would fail on the self-signed certificate.
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: MAX_BYTES,
    rejectOversized: true,
    onAuth: (_credentials, _session, done) => done(null, { user: 'anybody' }),
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
      readAll(stream)
        .then((raw) => mailbox.deliver(recipients, raw))
        .then(
          () => done(),
          (error: unknown) => {
            log.error({ err: error }, 'mail was not kept');
            done(new Error('The mail could not be kept.'));
          },
        );
    },
  });
  // Without a listener, a client that hangs up would end the process.
  smtp.on('error', (error) => log.debug({ err: error }, 'smtp connection failed'));
  const actual = await listening(smtp.listen(port, host), host, port, 'mail catcher, SMTP');
  return { port: actual, close: () => new Promise((resolve) => smtp.close(() => resolve())) };
}

async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
