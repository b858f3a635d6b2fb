import { createHash } from 'node:crypto';
import type { CardOnFile } from './card-on-file';

type Versioned = Pick<CardOnFile, 'providerToken' | 'updatedAt'>;

/** Stands for the card on file as it is now, with its holder, address and expiry; tells nothing about it. */
export function cardVersion({ providerToken, updatedAt }: Versioned): string {
  return createHash('sha256').update(`${providerToken} ${updatedAt.getTime()}`).digest('base64url');
}

/** Whether the card is still the one that was shown. Clients that do not say which one that was are not asked. */
export function isCardShown(card: Versioned, shownVersion: string): boolean {
  return shownVersion === '' || shownVersion === cardVersion(card);
}
