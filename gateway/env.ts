import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isThisMachine, plainBase, plainOrigin } from '#domain/text/web-address';

/** The portal is served from the root of its host. */
const origin = z.url({ protocol: /^https?$/ }).transform((value, context) => {
  const host = plainOrigin(value);
  if (host !== null) return host;
  context.addIssue({ code: 'custom', message: 'must be a host and its port, without a path' });
  return z.NEVER;
});

const baseUrl = z.url({ protocol: /^https?$/ }).transform((value, context) => {
  const base = plainBase(value);
  if (base !== null) return base;
  context.addIssue({ code: 'custom', message: 'must be an address without credentials, query or fragment' });
  return z.NEVER;
});

const flag = z.stringbool();
// Timers of more than 31 bits of milliseconds fire immediately; a day is long enough.
const DAY_MS = 86_400_000;
const milliseconds = (otherwise: number) => z.coerce.number().int().min(1).max(DAY_MS).default(otherwise);
const perMinute = (otherwise: number) => z.coerce.number().int().min(1).default(otherwise);

function jsonList<Item extends z.ZodType>(item: Item) {
  return z.string().transform((text, context): z.output<Item>[] => {
    const parsed = z.array(item).safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: 'must be JSON, a list of objects as in the settings table' });
    return z.NEVER;
  });
}

const link = z.object({ label: z.string().min(1), href: z.url({ protocol: /^(https?|mailto)$/ }) });
const testimonial = z.object({ quote: z.string().min(1), author: z.string().min(1), company: z.string() });

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: origin.default('http://localhost:4000'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(8).default(0),
  VENDOR_URL: baseUrl.default('http://localhost:4001'),
  ACCOUNT_SERVICE_URL: baseUrl.optional(),
  VENDOR_TIMEOUT_MS: milliseconds(8_000),
  VENDOR_ORDER_TIMEOUT_MS: milliseconds(40_000),
  SANDBOX_URL: baseUrl.optional(),
  BRAINTREE_ENVIRONMENT: z.enum(['local', 'sandbox', 'production']).optional(),
  WEB_ROOT: z.string().min(1).default('dist/web'),
  PLAYGROUND_ROOT: z.string().min(1).optional(),
  PLAYGROUND: flag.optional(),
  INTROSPECTION: flag.optional(),
  TOOLS_TOKEN: z.string().min(24).optional(),
  PO_BRAINTREE_ID: z.string().min(1).default('PURCHASE_ORDER'),
  SIGN_IN_LIMIT: perMinute(30),
  MAIL_LIMIT: perMinute(20),
  ORDER_LIMIT: perMinute(30),
  ARCHIVE_LIMIT: perMinute(10),
  UPLOAD_LIMIT: perMinute(12),
  UNCONFIRMED_LIMIT: perMinute(600),
  OPERATIONS_AT_ONCE: z.coerce.number().int().min(1).max(10_000).default(200),
  SUPPORT_HOST: z.hostname().default('axure.com'),
  UPGRADE_URL: baseUrl.optional(),
  INTERNAL_EMAIL_DOMAIN: z.hostname().default('axure.com'),
  EULA_URL: z.url({ protocol: /^https?$/ }).default('https://www.axure.com/eula'),
  DOCUMENTATION_LINKS: jsonList(link).default([
    { label: 'Axure RP documentation', href: 'https://docs.axure.com/axure-rp/' },
    { label: 'Axure Cloud documentation', href: 'https://docs.axure.com/axure-cloud/' },
    { label: 'Licenses and accounts', href: 'https://docs.axure.com/licensing/' },
  ]),
  FOOTER_LINKS: jsonList(link).default([
    { label: 'Home', href: 'https://www.axure.com/' },
    { label: 'Support', href: 'https://www.axure.com/support' },
    { label: 'Terms', href: 'https://www.axure.com/terms' },
    { label: 'Privacy', href: 'https://www.axure.com/privacy' },
  ]),
  TESTIMONIALS: jsonList(testimonial).default([
    {
      quote: 'We find the questions before we write the code that would have answered them wrongly.',
      author: 'Head of product design',
      company: 'A bank with four thousand seats',
    },
    {
      quote: 'Our stakeholders click through the real thing, months before it exists.',
      author: 'Lead UX architect',
      company: 'A public health service',
    },
  ]),
});

type ParsedEnv = z.output<typeof schema>;

type FollowsFromOthers =
  | 'ACCOUNT_SERVICE_URL'
  | 'BRAINTREE_ENVIRONMENT'
  | 'PLAYGROUND_ROOT'
  | 'PLAYGROUND'
  | 'INTROSPECTION';

export type GatewayEnv = Omit<ParsedEnv, FollowsFromOthers> & {
  readonly [Name in FollowsFromOthers]: NonNullable<ParsedEnv[Name]>;
};

export class SettingError extends Error {}

/** @throws SettingError for a malformed value, and in production for settings of offline use */
export function readEnv(source: NodeJS.ProcessEnv = process.env): GatewayEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new SettingError(firstProblem(parsed.error));
  const env = withDefaults(parsed.data);
  refuseStandInsInProduction(env);
  return env;
}

function withDefaults(env: ParsedEnv): GatewayEnv {
  const isProduction = env.NODE_ENV === 'production';
  const playground = env.PLAYGROUND ?? !isProduction;
  return {
    ...env,
    ACCOUNT_SERVICE_URL: env.ACCOUNT_SERVICE_URL ?? env.VENDOR_URL,
    BRAINTREE_ENVIRONMENT: env.BRAINTREE_ENVIRONMENT ?? (env.SANDBOX_URL ? 'local' : 'production'),
    PLAYGROUND_ROOT: env.PLAYGROUND_ROOT ?? join(dirname(env.WEB_ROOT), 'playground'),
    PLAYGROUND: playground,
    INTROSPECTION: env.INTROSPECTION ?? playground,
  };
}

function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  return `Setting ${issue?.path.join('.') ?? ''} is not valid: ${issue?.message ?? 'unknown problem'}`;
}

function refuseStandInsInProduction(env: GatewayEnv): void {
  if (env.NODE_ENV !== 'production') return;
  const standIns = {
    SANDBOX_URL: env.SANDBOX_URL !== undefined,
    BRAINTREE_ENVIRONMENT: env.BRAINTREE_ENVIRONMENT === 'local',
  };
  const found = Object.entries(standIns).find(([, used]) => used);
  if (found)
    throw new SettingError(`Setting ${found[0]} asks for an offline stand-in, which production refuses`);
}

/** Settings that lead customers in production to localhost; allowed for a trial, so they are only logged. */
export function settingsForTrial({ NODE_ENV, PUBLIC_URL }: GatewayEnv): string[] {
  return NODE_ENV === 'production' && isThisMachine(new URL(PUBLIC_URL).hostname) ? ['PUBLIC_URL'] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
