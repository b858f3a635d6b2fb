import { relative } from 'node:path';
import { importSource } from './import-source.mjs';

const wide = 34;

function table(rows) {
  return rows.map(([left, right]) => `    ${left.padEnd(wide)}${right}`).join('\n');
}

async function demoText(addresses) {
  const { demoSignIns } = await importSource('vendor-api/demo/sign-ins.ts');
  const { suggestedCards } = await importSource('sandbox/payments/cards/test-cards.ts');
  const passwords = [...new Set(demoSignIns.map(({ password }) => password))].join(', ');
  return [
    `  Sign in as (password ${passwords})`,
    table(demoSignIns.map(({ email, shows }) => [email, shows])),
    '',
    '  See the portal otherwise',
    table([
      ['access account mode (delegate)', `${addresses.accounts}/demo#access-account`],
      ['read-only mode', `${addresses.accounts}/demo#read-only`],
      ['when subscriptions renew', `${addresses.accounts}/demo#renewals`],
    ]),
    '',
    '  Test cards (any name, CVV and later date, unless it says otherwise)',
    table(suggestedCards.map(({ number, shows }) => [number, shows])),
  ].join('\n');
}

export async function welcome(addresses, data) {
  const shown = relative(process.cwd(), data);
  const lines = ['', `  The portal is ready: ${addresses.portal}`, ''];
  if (addresses.isWhole) {
    lines.push(await demoText(addresses), '');
    lines.push(`  Mail that the portal sends: ${addresses.mail}`);
  }
  lines.push(`  GraphQL playground: ${addresses.portal}/playground`);
  lines.push(`  Logs and data: ${shown === '' || shown.startsWith('..') ? data : shown}`, '');
  lines.push('  Stop with Ctrl-C; everything is kept. "npm run reset" starts over.', '');
  return lines.join('\n');
}
