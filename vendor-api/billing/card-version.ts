import { createHash } from 'node:crypto';
import type { CardOnFile } from './card-on-file';

type Versioned = Pick<CardOnFile, 'providerToken' | 'updatedAt'>;

/** Changes with the card on file, its holder, address or expiry. */
export function cardVersion({ providerToken, updatedAt }: Versioned): string {
  return createHash('sha256').update(`${providerToken} ${updatedAt.getTime()}`).digest('base64url');
}

/** Clients that send no version are not checked. */
export function isCardShown(card: Versioned, shownVersion: string): boolean {
  return shownVersion === '' || shownVersion === cardVersion(card);
}
