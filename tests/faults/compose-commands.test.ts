import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, viewerEmail } from '../testkit/customer';
import { readCompose } from '../testkit/docker/compose';
import { type Containers, startContainers } from '../testkit/docker/containers';
import { hasPostgres } from '../testkit/postgres';

const compose = readCompose();

describe('docker-compose.yml', () => {
  it('names every program of the portal and what it stands on', () => {
    expect(Object.keys(compose.services).sort()).toEqual([
      'edge',
      'gateway',
      'postgres',
      'sandbox',
      'vendor',
    ]);
  });

  it('lets only the vendor service reach the database', () => {
    const onDatabase = Object.entries(compose.services).filter(([, { networks }]) =>
      networks.includes('database'),
    );
    expect(onDatabase.map(([name]) => name).sort()).toEqual(['postgres', 'vendor']);
    expect(compose.networks['database']?.internal).toBe(true);
    expect(compose.services['postgres']?.ports).toEqual([]);
  });

  it('fixes no port of the services that take copies', () => {
    expect(compose.services['gateway']?.ports).toEqual([]);
    expect(compose.services['vendor']?.ports).toEqual([]);
  });

  it('waits with each service until what it needs is healthy', () => {
    for (const { depends_on } of Object.values(compose.services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(condition).toBe('service_healthy');
        expect(compose.services[name]?.healthcheck).toBeDefined();
      }
    }
  });

  it('holds no secret', () => {
    const settings = Object.values(compose.services).flatMap(({ environment }) => Object.keys(environment));
    expect(settings.filter((name) => /PASSWORD|SECRET|PRIVATE|TOKEN/.test(name))).toEqual([]);
  });
});

describe.runIf(await hasPostgres())(
  'the images, built by the commands of the Dockerfile in an empty folder',
  () => {
    let containers: Containers;

    beforeAll(async () => {
      containers = await startContainers({ gateway: 2, vendor: 2, sandbox: 1 });
    }, 600_000);

    afterAll(() => containers?.close(), 60_000);

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
