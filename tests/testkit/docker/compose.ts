import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { repository } from '../child';

const service = z.object({
  image: z.string().optional(),
  build: z.object({ context: z.string(), target: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()), start_period: z.string().optional() }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});

const compose = z.object({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
});

export type Service = z.infer<typeof service>;

export function readCompose(): z.infer<typeof compose> {
  return compose.parse(parse(readFileSync(join(repository, 'docker-compose.yml'), 'utf8')));
}
