import { describe, expect, it } from 'vitest';
import { readEnv, SettingError, settingsForTrial } from './env';

const PRODUCTION = {
  NODE_ENV: 'production',
  BRAINTREE_ENVIRONMENT: 'production',
  CAPTCHA_SITE_KEY: 'real-key',
  CAPTCHA_SECRET: 'real-secret',
  CAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
  PUBLIC_URL: 'https://accounts.shop.example',
  PORTAL_URL: 'https://portal.shop.example',
  SMTP_URL: 'smtps://mail.shop.example',
  MAIL_FROM: 'Portal <no-reply@shop.example>',
};
const problem = (source: Record<string, string>): string => {
  try {
    readEnv(source);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    return error instanceof Error ? error.message : '';
  }
  return '';
};

describe('the settings', () => {
  it('have defaults for a local machine', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 4001,
      PUBLIC_URL: 'http://localhost:4001',
      PORTAL_URL: ['http://localhost:4000'],
      DATA_DIR: '.data/vendor',
      DEMO_DATA: false,
      SESSION_TTL_HOURS: 12,
    });
  });

  it('take an empty text for nothing, and one of blanks', () => {
    const blank = { DATABASE_URL: '', PORT: ' ', RENEWAL_INTERVAL_MS: '  ' };
    expect(readEnv(blank)).toMatchObject({ PORT: 4001, RENEWAL_INTERVAL_MS: 3_600_000 });
  });

  it('take a list of origins', () => {
    expect(readEnv({ PORTAL_URL: 'https://a.example/, https://b.example:8443' }).PORTAL_URL).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ]);
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', 'http'],
    ['PUBLIC_URL', 'localhost'],
    ['PUBLIC_URL', 'https://a.example/accounts'],
    ['PUBLIC_URL', 'https://ann:secret@a.example'],
    ['PORTAL_URL', 'https://a.example,ftp://b.example'],
    ['PORTAL_URL', 'https://a.example/portal'],
    ['DATABASE_URL', 'mysql://127.0.0.1/x'],
    ['CAPTCHA_VERIFY_URL', 'verify'],
    ['CAPTCHA_VERIFY_URL', 'https://ann:secret@a.example/verify'],
    ['DEMO_DATA', 'maybe'],
    ['TODAY', '2026-02-30'],
    ['BRAINTREE_ENVIRONMENT', 'fake'],
    ['PAYMENT_TIMEOUT_MS', '0'],
    ['PAYMENT_TIMEOUT_MS', '9999999999'],
    ['PAYMENT_QUIET_MS', '9999999999'],
    ['JANITOR_INTERVAL_MS', '9999999999'],
    ['DATABASE_TIMEOUT_MS', '9999999999'],
    ['RENEWAL_INTERVAL_MS', '-1'],
    ['RENEWAL_INTERVAL_MS', '2147483648'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://ann:50%off@mail.example'],
    ['CFB_HOST', 'https://axure.cloud/'],
    ['CLOUD_HOST', 'not a host'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Portal <portal at shop.example>'],
    ['SESSION_TTL_HOURS', '-1'],
    ['PASSWORD_COST', '18'],
    ['LOG_LEVEL', 'loud'],
  ])('stop the start when %s is %s, in one line that names it', (name, value) => {
    const line = problem({ [name]: value });
    expect(line).toContain(name);
    expect(line).not.toContain('\n');
  });

  it.each(['BRAINTREE_PRIVATE_KEY', 'CAPTCHA_SECRET'])('do not repeat the secret %s', (name) => {
    expect(problem({ [name]: 'canary', PORT: 'x' })).not.toContain('canary');
  });

  it('are complete for production without any stand-in', () => {
    expect(readEnv(PRODUCTION).NODE_ENV).toBe('production');
  });

  it.each([
    ['TODAY', '2026-04-11'],
    ['DEMO_DATA', 'true'],
    ['FAULT_DIAL', 'true'],
    ['BRAINTREE_ENVIRONMENT', 'local'],
    ['CAPTCHA_SITE_KEY', 'offline'],
    ['CAPTCHA_SECRET', 'offline-secret'],
    ['PASSWORD_COST', '14'],
  ])('refuse %s=%s in production', (name, value) => {
    expect(problem({ ...PRODUCTION, [name]: value })).toContain(name);
  });

  it.each(['BRAINTREE_MERCHANT_ID', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY', 'CAPTCHA_VERIFY_URL'])(
    'miss %s in production, which only the sandbox would take as it is',
    (name) => {
      expect(problem({ ...PRODUCTION, [name]: '' })).toContain(name);
    },
  );

  it.each([
    ['PUBLIC_URL', ''],
    ['PUBLIC_URL', 'https://127.0.0.1'],
    ['PORTAL_URL', ''],
    ['PORTAL_URL', 'https://portal.shop.example, http://localhost:4000'],
    ['MAIL_FROM', ''],
    ['MAIL_FROM', 'no-reply@localhost'],
    ['SMTP_URL', ''],
  ])('tell of %s=%s in production that it is for a trial', (name, value) => {
    expect(settingsForTrial(readEnv({ ...PRODUCTION, [name]: value }))).toEqual([name]);
    expect(settingsForTrial(readEnv(PRODUCTION))).toEqual([]);
    expect(settingsForTrial(readEnv({ [name]: value }))).toEqual([]);
  });
});
