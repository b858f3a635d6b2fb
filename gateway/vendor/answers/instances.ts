import { z } from 'zod';
import { INSTANCE_TYPES } from '#domain/cloud/cloud-kind';
import { wireId, wireInteger, wireOptionalId, wireOptionalText, wireOutcome, wireText } from '../wire';

const { organization, cfb } = INSTANCE_TYPES;

const instances = z.array(
  z.object({ id: wireId, name: wireText, type: wireInteger.pipe(z.literal([organization, cfb])) }),
);

/** REST-43: a list, bare or wrapped. */
export const adminInstances = z.union([
  instances,
  z.object({ data: instances }).transform(({ data }) => data),
]);

/** REST-42; an unknown domain is a refusal with a message. */
export const domainInstance = wireOutcome({
  instanceId: wireOptionalId,
});

/** REST-60: one name per id, in the order of the ids. */
export const organizationNames = z
  .object({ data: z.array(z.object({ name: wireOptionalText })) })
  .transform(({ data }) => data.map(({ name }) => name));
