import { z } from 'zod';

const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard);
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
const key = (standard: string) => z.string().min(1).default(standard);

const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .refine(
      (value) => value !== 'production',
      'must not be production, because the sandbox stands in for real services',
    ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: key('127.0.0.1'),
  PAYMENTS_PORT: port(4010),
  SMTP_PORT: port(4025),
  MAIL_PORT: port(4026),
  DATA_DIR: key('.data/sandbox'),
  BRAINTREE_MERCHANT_ID: key('local_merchant').refine(
    (value) => /^\w+$/.test(value),
    'must be letters, digits and _ only',
  ),
  BRAINTREE_PUBLIC_KEY: key('local_public'),
  BRAINTREE_PRIVATE_KEY: key('local_private'),
  CAPTCHA_SECRET: key('offline-secret'),
  DECLINE_BY_AMOUNT: flag,
  DUPLICATE_WINDOW_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  FAULT_DIAL: flag,
});
export type Settings = z.infer<typeof settings>;

export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings | { readonly problem: string } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = issue?.path.join('.') ?? '';
  return { problem: `Setting ${name} is not valid: ${issue?.message ?? 'unknown problem'}` };
}
