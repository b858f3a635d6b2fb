import { freePorts } from '../free-ports';
import type { Service } from './compose';

export type Built = 'gateway' | 'vendor' | 'sandbox';

/** Running replica of a service; containers may share a port number, processes on one machine may not. */
export interface Copy {
  service: Built;
  env: Record<string, string>;
  healthcheck: string[];
  address: string;
}

interface Place {
  service: Built;
  definition: Service;
  /** Port inside the container → port of this machine. */
  ports: Map<string, number>;
}

function ownPorts({ environment }: Service): string[] {
  return Object.entries(environment)
    .filter(([name]) => name.endsWith('PORT'))
    .map(([, port]) => port);
}

async function place(service: Built, definition: Service): Promise<Place> {
  const inside = ownPorts(definition);
  const free = await freePorts(inside.length);
  return { service, definition, ports: new Map(inside.map((port, index) => [port, free[index] ?? 0])) };
}

/** Returns the setting with Docker's host names replaced by local addresses. */
function onThisMachine(
  value: string,
  own: Place,
  places: Place[],
  replacements: Record<string, string>,
): string {
  const withNames = Object.entries(replacements).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    value,
  );
  return withNames
    .replace(/\b(gateway|vendor|sandbox):(\d+)/g, (_, name: string, port: string) => {
      const target = places.find(({ service }) => service === name);
      return `127.0.0.1:${target?.ports.get(port)}`;
    })
    .replace(/\b(localhost|127\.0\.0\.1):(\d+)/g, (whole, host: string, port: string) => {
      const mapped = own.ports.get(port) ?? places.find(({ ports }) => ports.has(port))?.ports.get(port);
      return mapped === undefined ? whole : `${host}:${mapped}`;
    })
    .replace(/^\d+$/, (port) => String(own.ports.get(port) ?? port));
}

/** Assigns addresses to the requested replicas of each service, in starting order. */
export async function placeCopies(
  services: Record<string, Service>,
  counts: Record<Built, number>,
  replacements: Record<string, string>,
): Promise<Copy[]> {
  const places: Place[] = [];
  for (const service of ['sandbox', 'vendor', 'gateway'] as const) {
    const definition = services[service];
    if (definition === undefined) throw new Error(`The compose file has no service ${service}.`);
    for (let copy = 0; copy < counts[service]; copy += 1) places.push(await place(service, definition));
  }
  return places.map((own) => {
    const translate = (value: string) => onThisMachine(value, own, places, replacements);
    const settings = Object.entries(own.definition.environment).map(([name, value]) => [
      name,
      translate(value),
    ]);
    return {
      service: own.service,
      env: Object.fromEntries(settings),
      healthcheck: (own.definition.healthcheck?.test ?? []).slice(1).map(translate),
      address: `http://127.0.0.1:${[...own.ports.values()][0]}`,
    };
  });
}
