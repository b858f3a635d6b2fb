import { UPGRADED_PRODUCT } from '#domain/changes/upgrade/upgrade';
import { groupBy } from '#domain/group-by';
import { linesText } from '#domain/text/counts';
import { displayPerson, letter, type Person } from '../../mail/letter';
import type { NewMail } from '../../mail/outbox';

export interface UsedLicense {
  readonly product: string;
  readonly user: string;
}

/** One mail per user of the licenses, whose keys change. The buyer finds the keys in the order mail. */
export function upgradedMails(by: Person, used: readonly UsedLicense[], portal: string): NewMail[] {
  return [...groupBy(used, ({ user }) => user)]
    .filter(([to]) => to !== by.email)
    .map(([to, licenses]) =>
      upgradedMail({ to, by, products: licenses.map(({ product }) => product).toSorted(), portal }),
    );
}

interface Upgraded {
  readonly to: string;
  readonly by: Person;
  readonly products: readonly string[];
  readonly portal: string;
}

function upgradedMail({ to, by, products, portal }: Upgraded): NewMail {
  const [only = ''] = products;
  const isOne = products.length === 1;
  const what = isOne
    ? `license of ${only}`
    : `licenses of ${linesText(products.map((product) => ({ product, quantity: 1 })))}`;
  return letter(
    { kind: 'upgraded', to, subject: `You can now use ${UPGRADED_PRODUCT}` },
    `${displayPerson(by)} has upgraded your ${what} to ${UPGRADED_PRODUCT}.`,
    isOne
      ? 'It has a new key. Look it up among your licenses and enter it in the application.'
      : 'Each has a new key. Look them up among your licenses and enter them in the application.',
    { label: 'Your licenses', href: `${portal}/manage` },
  );
}
