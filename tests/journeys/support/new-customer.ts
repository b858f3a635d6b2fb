import type { Portal } from '../../testkit/processes';
import { mailedLink } from './mailed-link';
import { keepSession } from './sessions';
import { demoPassword } from './sign-in';

let count = 0;

/** Creates an account with the demonstration's password; returns its address. */
export async function newCustomer({ urls }: Portal, name = 'Ada Lovelace'): Promise<string> {
  count += 1;
  const email = `ada-${process.pid}-${count}@analytical.example`;
  await fetch(`${urls.vendor}/user/createuser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginEmail: email, password: demoPassword, name }),
  });
  const link = new URL(await mailedLink(urls.mail, email, '/confirm-account'));
  const form = new URLSearchParams({ code: link.hash.slice(1), password: demoPassword });
  const answer = await fetch(link, { method: 'POST', body: form, redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`${link.pathname} answered ${answer.status}.`);
  await keepSession(email, answer);
  return email;
}
