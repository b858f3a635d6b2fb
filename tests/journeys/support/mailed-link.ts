import { eventually } from '../../testkit/eventually';

interface CaughtMail {
  readonly text: string;
}

/** Waits for the newest mail to an address, and returns its link to an account page. */
export async function mailedLink(mailPage: string, to: string, path: string): Promise<string> {
  const list = `${mailPage}/messages.json?to=${encodeURIComponent(to)}`;
  const links = await eventually(
    async () => {
      const mails = (await (await fetch(list)).json()) as CaughtMail[];
      const found = JSON.stringify(mails).match(new RegExp(`http://[^\\s"<\\\\]+${path}#[\\w-]{43}`, 'g'));
      return found ?? [];
    },
    (found) => found.length > 0,
  );
  return links[0] ?? '';
}
