import { join, resolve } from 'node:path';
import { root } from './paths.mjs';

/** Drops empty and blank values, as the programs themselves do. */
function given(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
}

export function ports(source) {
  const env = given(source);
  return {
    gateway: { port: Number(env.PORT ?? 4000), setting: 'PORT' },
    vendor: { port: Number(env.VENDOR_PORT ?? 4001), setting: 'VENDOR_PORT' },
    payments: { port: Number(env.PAYMENTS_PORT ?? 4010), setting: 'PAYMENTS_PORT' },
    smtp: { port: Number(env.SMTP_PORT ?? 4025), setting: 'SMTP_PORT' },
    mail: { port: Number(env.MAIL_PORT ?? 4026), setting: 'MAIL_PORT' },
  };
}

export function dataFolder(env) {
  return resolve(root, given(env).DATA_DIR ?? '.data');
}

function shared(env) {
  const own = new Set(['PORT', 'PUBLIC_URL', 'DATA_DIR']);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !own.has(name)));
}

function defined(settings) {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

function gatewayEnv(env, addresses) {
  return defined({
    ...shared(env),
    PORT: env.PORT ?? '4000',
    PUBLIC_URL: addresses.portal,
    VENDOR_URL: addresses.vendor,
    SANDBOX_URL: env.SANDBOX_URL ?? (addresses.isWhole ? addresses.payments : undefined),
    UPGRADE_URL: env.UPGRADE_URL ?? (addresses.isWhole ? addresses.accounts : undefined),
    WEB_ROOT: env.WEB_ROOT ?? join(root, 'dist/web'),
  });
}

function vendorEnv(env, addresses) {
  return {
    BRAINTREE_LOCAL_URL: addresses.payments,
    CAPTCHA_VERIFY_URL: `${addresses.payments}/captcha/siteverify`,
    SMTP_URL: addresses.smtp,
    DEMO_DATA: 'true',
    ...shared(env),
    PORT: env.VENDOR_PORT ?? '4001',
    PUBLIC_URL: addresses.accounts,
    PORTAL_URL: env.PORTAL_URL ?? addresses.portal,
    DATA_DIR: join(dataFolder(env), 'vendor'),
  };
}

/** Addresses at which the programs reach each other; `isWhole`: vendor service and sandbox run here too. */
export function addressesOf(source) {
  const env = given(source);
  const at = ports(env);
  const here = '127.0.0.1';
  const accounts = env.ACCOUNTS_URL ?? `http://localhost:${at.vendor.port}`;
  return {
    isWhole: env.VENDOR_URL === undefined,
    portal: env.PUBLIC_URL ?? `http://localhost:${at.gateway.port}`,
    accounts,
    vendor: env.VENDOR_URL ?? `http://${here}:${at.vendor.port}`,
    payments: `http://${here}:${at.payments.port}`,
    smtp: `smtp://${here}:${at.smtp.port}`,
    mail: `http://localhost:${at.mail.port}`,
  };
}

/** Derived from one environment, so that addresses agree. With VENDOR_URL, only the gateway is started. */
export function programsOf(source) {
  const env = given(source);
  const at = ports(env);
  const addresses = addressesOf(env);
  const gateway = { name: 'gateway', part: 'gateway', ports: [at.gateway], env: gatewayEnv(env, addresses) };
  if (!addresses.isWhole) return [gateway];
  const sandbox = {
    name: 'sandbox',
    part: 'sandbox',
    ports: [at.payments, at.smtp, at.mail],
    env: { ...shared(env), DATA_DIR: join(dataFolder(env), 'sandbox') },
  };
  const vendor = {
    name: 'vendor service',
    part: 'vendor-api',
    ports: [at.vendor],
    env: vendorEnv(env, addresses),
  };
  return [sandbox, vendor, gateway];
}
