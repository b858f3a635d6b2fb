import type { NewMail } from '../mail/outbox';
import { giverName, paragraphs } from './seat-mail';

interface OfflineKey {
  readonly to: string;
  readonly product: string;
  readonly key: string;
  /** Who had it sent. */
  readonly by: { readonly name: string; readonly email: string };
  readonly portal: string;
}

/** Brings the user of a seat the key for computers without the internet (SEAT-17). */
export function offlineKeyMail({ to, product, key, by, portal }: OfflineKey): NewMail {
  return {
    kind: 'offline-key',
    to,
    subject: `Your offline key of ${product}`,
    ...paragraphs([
      `${giverName(by)} has sent you the offline key of your ${product} license.`,
      key,
      'It works with version 9 and earlier of Axure RP. In later versions, sign in to the application instead.',
      `Your licences: ${portal}/manage`,
    ]),
  };
}
