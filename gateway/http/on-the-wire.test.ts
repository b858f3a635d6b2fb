import { createConnection } from 'node:net';
import { describe, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startFaultyVendor } from '../testkit/faulty-vendor';
import { startGateway } from '../testkit/start-gateway';

const vendor = duringTests(() => startFaultyVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));

/** Sends raw HTTP; resolves with the answer when the server hangs up or after `ms`. */
function raw(lines: string, ms: number): Promise<{ text: string; closed: boolean }> {
  const { hostname, port } = new URL(gateway.url);
  return new Promise((resolve) => {
    let text = '';
    const socket = createConnection({ host: hostname, port: Number(port) }, () => socket.write(lines));
    const timer = setTimeout(() => {
      socket.destroy();
      resolve({ text, closed: false });
    }, ms);
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve({ text, closed: true });
    });
  });
}

// The timeouts run side by side.
describe.concurrent('on the wire', () => {
  test('headers over 16 kB are refused', async ({ expect }) => {
    const { text } = await raw(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`, 3_000);
    expect(text).toMatch(/^HTTP\/1\.1 431/);
  });

  test('two lengths for one body are refused', async ({ expect }) => {
    const { text } = await raw(
      'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      3_000,
    );
    expect(text).toMatch(/^HTTP\/1\.1 400/);
  });

  test('slow headers are not waited for longer than some seconds', async ({ expect }) => {
    const { closed } = await raw('GET / HTTP/1.1\r\nHost: a\r\n', 8_500);
    expect(closed).toBe(true);
  }, 12_000);

  test('a slow body is not waited for longer than some seconds', async ({ expect }) => {
    const head =
      'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    const { closed } = await raw(head, 13_500);
    expect(closed).toBe(true);
  }, 16_000);

  test('the rest of an upload without a session is not waited for', async ({ expect }) => {
    const head =
      'POST /upload/profile-image HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\n';
    const { text, closed } = await raw(`${head}Content-Length: 1000000\r\n\r\n-`, 5_000);
    expect(text).toMatch(/^HTTP\/1\.1 401/);
    expect(closed).toBe(true);
  }, 8_000);
});
