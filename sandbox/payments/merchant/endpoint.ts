import type { Request, RequestHandler } from 'express';
import type { z } from 'zod';
import { answerThrough, type FaultDial, type Operation } from '../faults/fault-dial';
import type { Answer } from '../wire/answer';

const unreadable: Answer = { status: 400, contentType: 'application/xml; charset=utf-8', body: '' };

export interface Endpoints {
  plain(operation: Operation, act: (id: string) => Answer): RequestHandler;
  withBody<S extends z.ZodType>(
    operation: Operation,
    schema: S,
    act: (body: z.infer<S>, id: string) => Answer,
    refused?: Answer,
  ): RequestHandler;
}

export const createEndpoints = (dial: FaultDial): Endpoints => ({
  plain: (operation, act) => (request, response) =>
    answerThrough(dial, operation, request, response, () => act(idOf(request))),
  withBody:
    (operation, schema, act, refused = unreadable) =>
    (request, response) =>
      answerThrough(dial, operation, request, response, () => {
        const parsed = schema.safeParse(inCamelCase(request.body ?? {}));
        return parsed.success ? act(parsed.data, idOf(request)) : refused;
      }),
});

/** Field names of the wire match those of the records, except for their case. */
function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  const named = Object.entries(value).map(([name, part]: [string, unknown]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    inCamelCase(part),
  ]);
  return Object.fromEntries(named);
}

function idOf(request: Request): string {
  const { id } = request.params;
  return typeof id === 'string' ? id : '';
}
