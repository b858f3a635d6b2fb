import { z } from 'zod';

const answer = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        locations: z.array(z.object({ line: z.number(), column: z.number() })).optional(),
        extensions: z.object({ code: z.string(), retryAfter: z.number().optional() }),
      }),
    )
    .default([]),
});

export type SeenError = z.output<typeof answer>['errors'][number];

export interface Seen {
  readonly data: unknown;
  readonly errors: readonly SeenError[];
  readonly writes: readonly string[];
}

export function readSeen(body: unknown, writes: readonly string[]): Seen {
  const { data = null, errors } = answer.parse(body);
  return { data, errors, writes: [...writes] };
}
