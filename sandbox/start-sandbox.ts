import { captchaRoutes } from './captcha/routes';
import { type MailCatcher, type MailCatcherOptions, startMailCatcher } from './mail/server';
import { type PaymentsSandbox, type PaymentsSandboxOptions, startPaymentsSandbox } from './payments/server';

export interface SandboxOptions extends Omit<PaymentsSandboxOptions, 'port' | 'beside'> {
  readonly paymentsPort?: number;
  readonly smtpPort?: MailCatcherOptions['smtpPort'];
  readonly mailPort?: MailCatcherOptions['mailPort'];
  readonly captchaSecret?: string;
}

export interface Sandbox {
  readonly payments: PaymentsSandbox;
  readonly mail: MailCatcher;
  readonly captcha: { readonly challengeUrl: string; readonly verifyUrl: string; readonly secret: string };
  close(): Promise<void>;
}

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const secret = options.captchaSecret ?? 'offline-secret';
  const { paymentsPort: port = 0, smtpPort, mailPort, captchaSecret: _secret, ...shared } = options;
  const captcha = captchaRoutes({ secret, now: options.now ?? (() => new Date()) });
  const payments = await startPaymentsSandbox({ ...shared, port, beside: [captcha] });
  const mail = await startMailCatcher({ ...shared, smtpPort, mailPort }).catch(async (error: unknown) => {
    await payments.close();
    throw error;
  });
  return {
    payments,
    mail,
    captcha: {
      challengeUrl: `${payments.url}/captcha/challenge`,
      verifyUrl: `${payments.url}/captcha/siteverify`,
      secret,
    },
    async close() {
      await Promise.all([payments.close(), mail.close()]);
    },
  };
}
