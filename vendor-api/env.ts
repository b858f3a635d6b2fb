import { z } from 'zod';
import { isThisMachine, plainBase, plainOrigin } from '#domain/text/web-address';

const origin = z.url({ protocol: /^https?$/ }).transform((value, context) => {
  const host = plainOrigin(value);
  if (host !== null) return host;
  context.addIssue({ code: 'custom', message: 'must be a host and its port, without a path' });
  return z.NEVER;
});

const origins = z.string().transform((value, context) => {
  const parsed = value.split(',').map((part) => origin.safeParse(part.trim()));
  return parsed.flatMap((result) => {
    if (result.success) return [result.data];
    context.addIssue({
      code: 'custom',
      message: 'must be hosts with their ports, without paths, separated by commas',
    });
    return [];
  });
});

const lines = z.string().transform((value) =>
  value
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
);

// An address, alone or with a name. Its domain may be a host name, as in the default.
const mailbox = z
  .string()
  .regex(
    /^([^<>@\r\n]+<[^<>@\s]+@[\w.-]+>|[^<>@\s]+@[\w.-]+)$/,
    'must be an address, alone or as Name <address>',
  );

const flag = (otherwise: boolean) => z.stringbool().default(otherwise);
// A timer of more than 31 bits of milliseconds would fire immediately; a day is enough for every setting.
const DAY_MS = 86_400_000;
const milliseconds = (otherwise: number) => z.coerce.number().int().min(1).max(DAY_MS).default(otherwise);

function hasReadableLogin(address: string): boolean {
  const { username, password } = new URL(address);
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** About 100 ms and 32 MB per try, which slows down guessing. */
const USUAL_PASSWORD_COST = 15;

const SANDBOX_SMTP = 'smtp://127.0.0.1:4025';

/** Credentials that only the sandbox accepts. */
const OFFLINE = {
  BRAINTREE_MERCHANT_ID: 'local_merchant',
  BRAINTREE_PUBLIC_KEY: 'local_public',
  BRAINTREE_PRIVATE_KEY: 'local_private',
  CAPTCHA_VERIFY_URL: 'http://127.0.0.1:4010/captcha/siteverify',
  CAPTCHA_SECRET: 'offline-secret',
  CAPTCHA_SITE_KEY: 'offline',
};

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: origin.default('http://localhost:4001'),
  PORTAL_URL: origins.default(['http://localhost:4000']),
  TRUST_PROXY: z.coerce.number().int().min(0).max(8).default(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_TIMEOUT_MS: milliseconds(30_000),
  DATA_DIR: z.string().min(1).default('.data/vendor'),
  DEMO_DATA: flag(false),
  TODAY: z.iso.date().optional(),
  PO_BRAINTREE_ID: z.string().min(1).default('PURCHASE_ORDER'),
  READ_ONLY_MESSAGE: z.string().default(''),
  CLOUD_AUTHOR: flag(false),
  CFB_HOST: z.hostname().default('axure.cloud'),
  CLOUD_HOST: z.hostname().default('app.axure.cloud'),
  BRAINTREE_ENVIRONMENT: z.enum(['local', 'sandbox', 'production']).default('local'),
  BRAINTREE_LOCAL_URL: origin.default('http://127.0.0.1:4010'),
  BRAINTREE_MERCHANT_ID: z.string().min(1).default(OFFLINE.BRAINTREE_MERCHANT_ID),
  BRAINTREE_PUBLIC_KEY: z.string().min(1).default(OFFLINE.BRAINTREE_PUBLIC_KEY),
  BRAINTREE_PRIVATE_KEY: z.string().min(1).default(OFFLINE.BRAINTREE_PRIVATE_KEY),
  PAYMENT_TIMEOUT_MS: milliseconds(30_000),
  PAYMENT_QUIET_MS: milliseconds(90_000),
  JANITOR_INTERVAL_MS: milliseconds(60_000),
  // The longest timer has 31 bits of milliseconds.
  RENEWAL_INTERVAL_MS: z.coerce.number().int().min(0).max(2_147_483_647).default(3_600_000),
  CAPTCHA_VERIFY_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((value) => plainBase(value) !== null, 'must be an address without credentials, query or fragment')
    .default(OFFLINE.CAPTCHA_VERIFY_URL),
  CAPTCHA_SECRET: z.string().min(1).default(OFFLINE.CAPTCHA_SECRET),
  CAPTCHA_SITE_KEY: z.string().min(1).default(OFFLINE.CAPTCHA_SITE_KEY),
  SELLER_NAME: z.string().min(1).default('Axure Software Solutions, Inc.'),
  SELLER_ADDRESS: lines.default(['www.axure.com', 'support@axure.com']),
  SELLER_VAT_ID: z.string().default(''),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, abort: true })
    .refine(hasReadableLogin, 'must write a % of its user or password as %25')
    .default(SANDBOX_SMTP),
  MAIL_FROM: mailbox.default('Customer Portal <no-reply@localhost>'),
  SUPPORT_HOST: z.hostname().default('axure.com'),
  SESSION_TTL_HOURS: z.coerce
    .number()
    .positive()
    .max(24 * 90)
    .default(12),
  // At most a hundred years, so that subtracting them still gives a valid date.
  ACTIVITY_DAYS: z.coerce.number().int().min(1).max(36_500).default(730),
  // Higher costs need more memory than hashing is allowed.
  PASSWORD_COST: z.coerce.number().int().min(4).max(17).default(USUAL_PASSWORD_COST),
  FAULT_DIAL: flag(false),
});

export type VendorEnv = z.infer<typeof schema>;

export class SettingError extends Error {}

/** @throws SettingError for an invalid value, and in production for an offline stand-in */
export function readEnv(source: NodeJS.ProcessEnv = process.env): VendorEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new SettingError(firstProblem(parsed.error));
  refuseInProduction(parsed.data);
  return parsed.data;
}

function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  return `Setting ${issue?.path.join('.') ?? ''} is not valid: ${issue?.message ?? 'unknown problem'}`;
}

function refuseInProduction(env: VendorEnv): void {
  if (env.NODE_ENV !== 'production') return;
  const standIns = {
    TODAY: env.TODAY !== undefined,
    DEMO_DATA: env.DEMO_DATA,
    FAULT_DIAL: env.FAULT_DIAL,
    BRAINTREE_ENVIRONMENT: env.BRAINTREE_ENVIRONMENT === 'local',
    BRAINTREE_MERCHANT_ID: env.BRAINTREE_MERCHANT_ID === OFFLINE.BRAINTREE_MERCHANT_ID,
    BRAINTREE_PUBLIC_KEY: env.BRAINTREE_PUBLIC_KEY === OFFLINE.BRAINTREE_PUBLIC_KEY,
    BRAINTREE_PRIVATE_KEY: env.BRAINTREE_PRIVATE_KEY === OFFLINE.BRAINTREE_PRIVATE_KEY,
    CAPTCHA_SITE_KEY: env.CAPTCHA_SITE_KEY === OFFLINE.CAPTCHA_SITE_KEY,
    CAPTCHA_SECRET: env.CAPTCHA_SECRET === OFFLINE.CAPTCHA_SECRET,
    CAPTCHA_VERIFY_URL: env.CAPTCHA_VERIFY_URL === OFFLINE.CAPTCHA_VERIFY_URL,
  };
  const found = Object.entries(standIns).find(([, used]) => used);
  if (found)
    throw new SettingError(`Setting ${found[0]} asks for an offline stand-in, which production refuses`);
  if (env.PASSWORD_COST < USUAL_PASSWORD_COST)
    throw new SettingError(`Setting PASSWORD_COST must be at least ${USUAL_PASSWORD_COST} in production`);
}

/** Settings that in production point customers or mails to this machine, which is fit only for a trial. */
export function settingsForTrial(env: VendorEnv): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const isForTrial = {
    PUBLIC_URL: isThisMachine(hostOf(env.PUBLIC_URL)),
    PORTAL_URL: env.PORTAL_URL.map(hostOf).some(isThisMachine),
    MAIL_FROM: isThisMachine(env.MAIL_FROM.replace(/^.*@|>$/g, '')),
    SMTP_URL: env.SMTP_URL === SANDBOX_SMTP,
  };
  return Object.entries(isForTrial).flatMap(([name, isSo]) => (isSo ? [name] : []));
}

const hostOf = (address: string) => new URL(address).hostname;
