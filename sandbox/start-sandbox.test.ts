import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from './env';
import { PortTakenError } from './runtime/listen';
import { type Sandbox, startSandbox } from './start-sandbox';
import { runSandbox } from './testkit/program';

const running: Sandbox[] = [];
const start = async (options: Parameters<typeof startSandbox>[0] = {}) => {
  const sandbox = await startSandbox(options);
  running.push(sandbox);
  return sandbox;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.close()));
});

describe('starting the sandbox', () => {
  it('serves payments and captcha at one address, mail at two more', async () => {
    const { payments, captcha, mail } = await start();
    expect(await (await fetch(`${payments.url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(captcha.challengeUrl.startsWith(payments.url)).toBe(true);
    expect((await fetch(mail.url)).status).toBe(200);
    expect(new Set([payments.port, mail.port, mail.smtpPort]).size).toBe(3);
  });

  it.each(['paymentsPort', 'smtpPort', 'mailPort'] as const)(
    'fails with one line when %s is in use, and leaves no other port open',
    async (name) => {
      const { payments, mail } = await start();
      const holder = { paymentsPort: payments.port, smtpPort: mail.smtpPort, mailPort: mail.port };
      const former = await startSandbox();
      const free = {
        paymentsPort: former.payments.port,
        smtpPort: former.mail.smtpPort,
        mailPort: former.mail.port,
      };
      await former.close();

      const failing = startSandbox({ ...free, [name]: holder[name] });
      await expect(failing).rejects.toThrow(PortTakenError);
      await expect(failing).rejects.toThrow(`Port ${holder[name]} `);
      await expect(start(free)).resolves.toBeDefined();
    },
  );

  it('answers what is unreadable with 400', async () => {
    const { payments } = await start();
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${payments.url}/graphql`, { method: 'POST', headers, body: '{' });
    expect(response.status).toBe(400);
  });
});

describe('its settings', () => {
  const settings = (env: Record<string, string>) => readSettings(env);

  it('have defaults for everything', () => {
    expect(settings({})).toMatchObject({
      HOST: '127.0.0.1',
      PAYMENTS_PORT: 4010,
      SMTP_PORT: 4025,
      MAIL_PORT: 4026,
      DATA_DIR: '.data/sandbox',
      CAPTCHA_SECRET: 'offline-secret',
      DECLINE_BY_AMOUNT: false,
      DUPLICATE_WINDOW_SECONDS: 0,
      FAULT_DIAL: false,
    });
  });

  it.each([
    ['PAYMENTS_PORT', 'many'],
    ['SMTP_PORT', '70000'],
    ['FAULT_DIAL', 'yes'],
    ['DUPLICATE_WINDOW_SECONDS', '-1'],
    ['BRAINTREE_MERCHANT_ID', 'a/b'],
    ['NODE_ENV', 'production'],
  ])('name %s when it is %s', (name, value) => {
    expect(settings({ [name]: value })).toMatchObject({
      problem: expect.stringMatching(`^Setting ${name} is not valid: `),
    });
  });

  it('end the program with one line', async () => {
    const program = await runSandbox({ NODE_ENV: 'production' });
    expect(await program.end).toBe(1);
    expect(program.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^sandbox: Setting NODE_ENV is not valid: .*production/),
    ]);
  });
});
