import { pino } from 'pino';
import { passwordCost } from '../../vendor-api/account/passwords';
import { buildApp } from '../../vendor-api/app';
import { openDatabase } from '../../vendor-api/db/client';
import { readEnv } from '../../vendor-api/env';
import { createFaultDial } from '../../vendor-api/faults/fault-dial';
import { listen } from '../../vendor-api/http/listen';
import { orderKinds } from '../../vendor-api/order-kinds';
import { braintreePayments } from '../../vendor-api/payments/braintree/braintree-payments';
import { siteVerifier } from '../../vendor-api/payments/captcha-verifier';
import { unusedMailer } from '../testkit/unused-ports';
import type { Time } from './killed-process';

// The vendor service over an existing database, at a time set by its parent, which also runs the jobs.
const settings = readEnv(process.env);
let time: Time = { day: settings.TODAY ?? '', waitedMs: 0 };
process.on('message', (told: Time) => {
  time = told;
  process.send?.({ told });
});
process.once('disconnect', () => process.exit(0));

const { db } = await openDatabase(settings);
const app = buildApp({
  db,
  settings,
  clock: { today: () => time.day, now: () => new Date(Date.now() + time.waitedMs) },
  payments: braintreePayments(settings),
  captcha: siteVerifier(settings),
  mailer: unusedMailer,
  passwordCost: passwordCost(settings.PASSWORD_COST),
  faults: createFaultDial(),
  orderKinds,
  log: pino({ level: settings.LOG_LEVEL }),
});
await listen(app, settings.PORT, settings.HOST);
process.send?.({ ready: true });
