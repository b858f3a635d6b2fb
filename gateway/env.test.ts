import { describe, expect, test } from 'vitest';
import { readEnv, settingsForTrial } from './env';

const PRODUCTION = { NODE_ENV: 'production' };

describe('the settings', () => {
  test('have defaults that start a gateway on a local machine', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 4000,
      VENDOR_URL: 'http://localhost:4001',
      ACCOUNT_SERVICE_URL: 'http://localhost:4001',
      PLAYGROUND: true,
      INTROSPECTION: true,
      BRAINTREE_ENVIRONMENT: 'production',
      PLAYGROUND_ROOT: 'dist/playground',
    });
  });

  test('show neither playground nor schema in production by default', () => {
    expect(readEnv(PRODUCTION)).toMatchObject({ PLAYGROUND: false, INTROSPECTION: false });
    expect(readEnv({ ...PRODUCTION, PLAYGROUND: 'true' })).toMatchObject({ INTROSPECTION: true });
  });

  test('take an empty value for none, and one of blanks', () => {
    expect(readEnv({ PORT: ' ', SANDBOX_URL: '' })).toMatchObject({
      PORT: 4000,
      BRAINTREE_ENVIRONMENT: 'production',
    });
  });

  test('read lists as JSON', () => {
    const FOOTER_LINKS = '[{"label":"Home","href":"https://a.example/"}]';
    expect(readEnv({ FOOTER_LINKS }).FOOTER_LINKS).toEqual([{ label: 'Home', href: 'https://a.example/' }]);
  });

  test.each([
    ['PORT', 'http'],
    ['VENDOR_URL', 'localhost'],
    ['VENDOR_URL', 'ftp://a'],
    ['VENDOR_URL', 'http://ann:secret@a.example'],
    ['VENDOR_URL', 'http://a.example/rest?version=2'],
    ['PUBLIC_URL', 'https://a.example/portal'],
    ['FOOTER_LINKS', 'Home'],
    ['FOOTER_LINKS', '[{"label":"Home"}]'],
    ['DOCUMENTATION_LINKS', '[{"label":"Run","href":"javascript:alert(1)"}]'],
    ['TOOLS_TOKEN', 'short'],
    ['PLAYGROUND', 'perhaps'],
    ['SUPPORT_HOST', 'a b'],
    ['SUPPORT_HOST', '-1'],
    ['INTERNAL_EMAIL_DOMAIN', '@axure.com'],
    ['INTERNAL_EMAIL_DOMAIN', 'axure..com'],
    ['VENDOR_TIMEOUT_MS', '0'],
    ['VENDOR_TIMEOUT_MS', '9999999999'],
    ['VENDOR_ORDER_TIMEOUT_MS', '9999999999'],
  ])('refuse %s=%s in one line that names it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^Setting ${name}.* is not valid: [^\n]+$`));
  });

  test.each([{ SANDBOX_URL: 'http://localhost:4010' }, { BRAINTREE_ENVIRONMENT: 'local' }])(
    'refuse the stand-in of %j in production',
    (setting) => {
      const [name] = Object.keys(setting);
      expect(() => readEnv({ ...PRODUCTION, ...setting })).toThrow(`Setting ${name}`);
    },
  );

  test.each([
    ['', ['PUBLIC_URL']],
    ['https://127.0.0.1', ['PUBLIC_URL']],
    ['https://portal.example', []],
  ])('report PUBLIC_URL=%s in production as good for a trial only: %j', (PUBLIC_URL, told) => {
    expect(settingsForTrial(readEnv({ ...PRODUCTION, PUBLIC_URL }))).toEqual(told);
    expect(settingsForTrial(readEnv({ PUBLIC_URL }))).toEqual([]);
  });
});
