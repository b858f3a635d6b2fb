import type { Mailer } from '../../vendor-api/mail/mailer';
import type { CaptchaVerifier } from '../../vendor-api/payments/captcha-verifier';
import type { PaymentGateway } from '../../vendor-api/payments/payment-gateway';

// Reports an accidental use to the test.
const unused = (port: string) => () => Promise.reject(new Error(`This test did not expect to use ${port}.`));

/** External services for tests that must not use any. */
export const unusedPayments: PaymentGateway = {
  saleByNonce: unused('payments'),
  saleByToken: unused('payments'),
  findByOrderId: unused('payments'),
  listSales: unused('payments'),
  vaultCard: unused('payments'),
  changeCard: unused('payments'),
  forgetCard: unused('payments'),
  clientToken: unused('payments'),
};

export const unusedCaptcha: CaptchaVerifier = { verify: unused('the captcha') };

export const unusedMailer: Mailer = { send: unused('mail'), close: () => undefined };
