import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newId } from '../runtime/ids';
import { makeFolder } from '../runtime/make-folder';
import { type AttachedFile, type CaughtMail, readAttachment, readMail } from './message';

const KEPT = 1000;
const FILE_NAME = /^(\d{13})-([a-z0-9]{10})\.eml$/;

export interface Mailbox {
  /** Stores a raw mail with its envelope; once this resolves, a killed process does not lose it. */
  deliver(recipients: readonly string[], raw: Buffer): Promise<void>;
  list(to?: string): readonly CaughtMail[];
  find(id: string): CaughtMail | undefined;
  attachment(id: string, index: number): Promise<AttachedFile | undefined>;
  clear(): void;
}

/** One file per mail in `folder`, or in memory without a folder. Drops the oldest beyond a thousand. */
export async function openMailbox(folder: string | undefined, now: () => Date): Promise<Mailbox> {
  let mails: CaughtMail[] = [];
  const inMemory = new Map<string, Buffer>();
  const fileOf = (mail: CaughtMail) => `${Date.parse(mail.receivedAt)}-${mail.id}.eml`;
  const remove = (gone: readonly CaughtMail[]) => {
    for (const mail of gone) {
      if (folder === undefined) inMemory.delete(mail.id);
      else rmSync(path.join(folder, fileOf(mail)), { force: true });
    }
  };
  const rawOf = (mail: CaughtMail) =>
    folder === undefined ? inMemory.get(mail.id) : readFileSync(path.join(folder, fileOf(mail)));
  const find = (id: string) => mails.find((mail) => mail.id === id);
  if (folder !== undefined) mails = await load(folder);

  return {
    async deliver(recipients, raw) {
      const envelope = recipients
        .map((address) => `Delivered-To: ${address.replace(/[\r\n]/g, '')}\r\n`)
        .join('');
      const bytes = Buffer.concat([Buffer.from(envelope), raw]);
      const mail = await readMail(newId(10), now(), bytes);
      if (folder === undefined) inMemory.set(mail.id, bytes);
      else write(path.join(folder, fileOf(mail)), bytes);
      mails = [mail, ...mails];
      remove(mails.slice(KEPT));
      mails = mails.slice(0, KEPT);
    },
    list: (to) => (to === undefined ? mails : mails.filter((mail) => isFor(mail, to))),
    find,
    async attachment(id, index) {
      const mail = find(id);
      const raw = mail && rawOf(mail);
      return raw && readAttachment(raw, index);
    },
    clear() {
      remove(mails);
      mails = [];
    },
  };
}

const isFor = (mail: CaughtMail, address: string): boolean =>
  mail.to.some((recipient) => recipient.toLowerCase() === address.trim().toLowerCase());

/** Renames the file once it is whole, so that no partial file is ever read. */
function write(file: string, bytes: Buffer): void {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

async function load(folder: string): Promise<CaughtMail[]> {
  makeFolder(folder);
  const names = readdirSync(folder).sort().reverse();
  const read = names.map(async (name) => {
    const [, time, id] = FILE_NAME.exec(name) ?? [];
    if (time === undefined || id === undefined) return [];
    return [await readMail(id, new Date(Number(time)), readFileSync(path.join(folder, name)))];
  });
  return (await Promise.all(read)).flat();
}
