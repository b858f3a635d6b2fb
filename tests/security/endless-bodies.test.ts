import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../testkit/customer';
import { demoFolder } from '../testkit/demo-folder';
import { type Portal, startPortal } from '../testkit/processes';

const MEGABYTE = Buffer.alloc(1_048_576, 97);
const MEGABYTES = 300;
/** Allowance for uncollected garbage. */
const MOST_GROWTH_KB = 150_000;
const FILE_HEAD = '--x\r\nContent-Disposition: form-data; name="fileToUpload"; filename="me.png"\r\n\r\n';

let portal: Portal;
let token: string;
beforeAll(async () => {
  portal = await startPortal({ dataFrom: await demoFolder() });
  ({ token } = await signIn(portal.urls.portal, 'new@fresh.example'));
});
afterAll(() => portal?.close());

/** Resident memory in kilobytes. */
function memoryOf(program: 'gateway' | 'vendor-api'): number {
  const pid = String(portal.pid(program));
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', pid], { encoding: 'utf8' }));
}

/** Sends an endless body in pieces until the server closes; resolves to its answer. */
function pour(base: string, path: string, type: string, head: string): Promise<string> {
  const { port, host } = new URL(base);
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  const closed = once(socket, 'close').catch(() => undefined);
  return new Promise((resolve) => {
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.on('connect', async () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${token}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      if (head !== '') socket.write(`${head.length.toString(16)}\r\n${head}\r\n`);
      for (let sent = 0; sent < MEGABYTES && !socket.destroyed; sent += 1) {
        socket.write(`${MEGABYTE.length.toString(16)}\r\n`);
        socket.write(MEGABYTE);
        if (!socket.write('\r\n')) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
      }
      if (!socket.destroyed) socket.write('0\r\n\r\n');
      setTimeout(() => socket.end(), 1_000);
    });
  });
}

const MULTIPART = 'multipart/form-data; boundary=x';
const ENDLESS: [string, 'gateway' | 'vendor-api', string, string, string][] = [
  ['JSON', 'vendor-api', '/user/dologin', 'application/json', '{"loginEmail":"'],
  ['form', 'vendor-api', '/login', 'application/x-www-form-urlencoded', 'email='],
  ['picture', 'vendor-api', '/user/UploadUserProfileImg', MULTIPART, FILE_HEAD],
  ['beginning of a form', 'vendor-api', '/user/UploadUserProfileImg', MULTIPART, ''],
  ['body of no type', 'vendor-api', '/user/updateUserProfileName', 'application/octet-stream', ''],
  ['question', 'gateway', '/graphql', 'application/json', '{"query":"'],
  ['picture', 'gateway', '/upload/profile-image', MULTIPART, FILE_HEAD],
  ['body where none belongs', 'gateway', '/receipts/none', 'application/octet-stream', ''],
];

describe('a body without an end', () => {
  it.each(ENDLESS)(
    '(%s, to the %s) is refused, fills no memory and holds nobody up',
    async (_what, program, path, type, head) => {
      const base = program === 'gateway' ? portal.urls.portal : portal.urls.vendor;
      const before = memoryOf(program);
      let most = before;
      let isOver = false;
      const poured = pour(base, path, type, head).finally(() => {
        isOver = true;
      });
      let slowest = 0;
      while (!isOver) {
        const startedAt = performance.now();
        expect((await fetch(`${base}/healthz`)).status).toBe(200);
        slowest = Math.max(slowest, performance.now() - startedAt);
        most = Math.max(most, memoryOf(program));
        await sleep(50);
      }
      const answer = await poured;
      expect(answer === '' || /^HTTP\/1\.1 4\d\d /.test(answer)).toBe(true);
      expect(most - before).toBeLessThan(MOST_GROWTH_KB);
      expect(slowest).toBeLessThan(5_000);
    },
  );
});
