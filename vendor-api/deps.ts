import type { Logger } from 'pino';
import type { PasswordCost } from './account/passwords';
import type { Clock } from './clock';
import type { Database } from './db/client';
import type { VendorEnv } from './env';
import type { FaultDial } from './faults/fault-dial';
import type { Mailer } from './mail/mailer';
import type { CaptchaVerifier } from './payments/captcha-verifier';
import type { PaymentGateway } from './payments/payment-gateway';

/** Everything the service needs from outside itself; tests build their own. */
export interface VendorDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: VendorEnv;
  readonly payments: PaymentGateway;
  readonly captcha: CaptchaVerifier;
  readonly mailer: Mailer;
  /** Of new hashes of passwords. */
  readonly passwordCost: PasswordCost;
  /** Off unless the setting FAULT_DIAL puts it within reach. */
  readonly faults: FaultDial;
  readonly log: Logger;
}
