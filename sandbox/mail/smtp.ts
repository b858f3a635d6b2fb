import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { SMTPServer } from 'smtp-server';
import { isPortTaken, PortTakenError } from '../runtime/listen';
import type { Mailbox } from './mailbox';

const MAX_BYTES = 25 * 1024 * 1024;

export interface SmtpListening {
  readonly port: number;
  close(): Promise<void>;
}

/** Accepts every mail from anybody and puts it into the mailbox; nothing is ever sent on. */
export async function listenSmtp(
  mailbox: Mailbox,
  host: string,
  port: number,
  log: Logger,
): Promise<SmtpListening> {
  const smtp = new SMTPServer({
    // Nothing to encrypt on the loopback, and an offered STARTTLS would fail on the self-signed certificate.
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
  // A client that hangs up in the middle is not our failure; without a listener it would end the process.
  smtp.on('error', (error) => log.debug({ err: error }, 'smtp connection failed'));
  const server = smtp.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw isPortTaken(error) ? new PortTakenError(port, 'mail catcher, SMTP') : error;
  }
  const { port: actual } = server.address() as AddressInfo;
  return { port: actual, close: () => new Promise((resolve) => smtp.close(() => resolve())) };
}

async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
