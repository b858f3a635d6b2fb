import path from 'node:path';
import { type Logger, pino } from 'pino';
import { inDataFolder } from '../runtime/data-folder';
import { type Listening, listenHttp } from '../runtime/listen';
import { createMailApp } from './app';
import { type Mailbox, openMailbox } from './mailbox';
import { listenSmtp } from './smtp';

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
