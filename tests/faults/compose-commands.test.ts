import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, viewerEmail } from '../testkit/customer';
import { type Containers, startContainers } from '../testkit/docker/containers';
import { hasPostgres } from '../testkit/postgres';

describe.runIf(await hasPostgres())(
  'the images, built by the commands of the Dockerfile in an empty folder',
  () => {
    let containers: Containers;

    beforeAll(async () => {
      containers = await startContainers({ gateway: 2, vendor: 2, sandbox: 1 });
    }, 600_000);

    afterAll(() => containers?.close());

    it('hold the built programs and what they need, and neither sources nor development tools', () => {
      const app = join(containers.imageFolder, 'app');
      expect(readdirSync(app).sort()).toEqual(['dist', 'node_modules', 'package.json']);
      expect(existsSync(join(app, 'node_modules/typescript'))).toBe(false);
      expect(existsSync(join(app, 'node_modules/playwright'))).toBe(false);
    });

    it('do not run as root', () => {
      expect(containers.users).toEqual({ gateway: 'node', vendor: 'node', sandbox: 'node' });
    });

    it('pass their own health checks', async () => {
      expect(await containers.unhealthy()).toEqual([]);
    });

    it('share one database: a session made by one copy is good at the other', async () => {
      const [first = '', second = ''] = containers.addressesOf('gateway');
      const customer = await signIn(first, 'diana@northwind.example');
      const elsewhere = { ...customer, gateway: second };
      expect(await viewerEmail(customer)).toBe('diana@northwind.example');
      expect(await viewerEmail(elsewhere)).toBe('diana@northwind.example');
    });

    it('serve the web client', async () => {
      const page = await fetch(`${containers.addressesOf('gateway')[0]}/`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<div id="root">');
    });
  },
);
