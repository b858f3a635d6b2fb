import { pino } from 'pino';
import { readSettings, type Settings } from './env';
import { type Sandbox, startSandbox } from './start-sandbox';

function giveUp(line: string): never {
  process.stderr.write(`sandbox: ${line}\n`);
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  const log = pino({ level: settings.LOG_LEVEL, base: { program: 'sandbox' } });
  const sandbox = await startSandbox({
    host: settings.HOST,
    paymentsPort: settings.PAYMENTS_PORT,
    smtpPort: settings.SMTP_PORT,
    mailPort: settings.MAIL_PORT,
    dataDir: settings.DATA_DIR,
    keys: {
      merchantId: settings.BRAINTREE_MERCHANT_ID,
      publicKey: settings.BRAINTREE_PUBLIC_KEY,
      privateKey: settings.BRAINTREE_PRIVATE_KEY,
    },
    captchaSecret: settings.CAPTCHA_SECRET,
    declineByAmount: settings.DECLINE_BY_AMOUNT,
    duplicateWindowMs: settings.DUPLICATE_WINDOW_SECONDS * 1000,
    faultDial: settings.FAULT_DIAL,
    log,
  });
  stopOnSignal(sandbox);
  const { payments, mail } = sandbox;
  log.info(
    { port: payments.port, smtpPort: mail.smtpPort, mailPort: mail.port, faultDial: settings.FAULT_DIAL },
    'listening',
  );
  process.send?.({ ready: true });
}

function stopOnSignal(sandbox: Sandbox): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
}

const settings = readSettings();
if ('problem' in settings) giveUp(settings.problem);
start(settings).catch((error: unknown) => {
  giveUp(error instanceof Error ? error.message : String(error));
});
