import type { Mailer } from '../../vendor-api/mail/mailer';
import type { CaptchaVerifier } from '../../vendor-api/payments/captcha-verifier';
import type { PaymentGateway } from '../../vendor-api/payments/payment-gateway';

// A test that comes here by accident shall hear of it.
const unused = (port: string) => () => Promise.reject(new Error(`This test did not expect to use ${port}.`));

/** Outside services for tests that must not reach any. */
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
