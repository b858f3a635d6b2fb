import { describe, expect, it } from 'vitest';
import { readCompose } from '../testkit/docker/compose';

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
        // The first start writes the demonstration data, which takes a busy machine minutes.
        expect(compose.services[name]?.healthcheck?.start_period).toBe('5m');
      }
    }
  });

  it('holds no secret', () => {
    const settings = Object.values(compose.services).flatMap(({ environment }) => Object.keys(environment));
    expect(settings.filter((name) => /PASSWORD|SECRET|PRIVATE|TOKEN/.test(name))).toEqual([]);
  });
});
