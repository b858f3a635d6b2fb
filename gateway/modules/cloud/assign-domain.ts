import { checkHome, homeKind, readDomain } from '#domain/cloud/assign-home';
import { INSTANCE_TYPES } from '#domain/cloud/instance-type';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { AssignDomainInput, MutationResolvers, UserError } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { changed, notChanged } from '../common/change';
import { userError } from '../common/user-error';
import { toUserErrorCode } from '../common/vendor-code';
import type { CloudGroupChange } from './cloud-group-change';
import { findCloudRecord } from './find-cloud-record';

export const assignDomain: MutationResolvers['assignDomain'] = async (_parent, { input }, context) => {
  const { subscriptionId: id } = input;
  const [record, viewer, today] = await Promise.all([
    findCloudRecord(context, id),
    requireProfile(context),
    context.loads.today(),
  ]);
  if (record === null) return refused(id, groupError('NOT_FOUND', message.notOwnerCloud));
  const refusal = checkHome(record.facts, { viewer, today });
  if (refusal) return refused(id, groupError(refusal.code, refusal.message));
  const wanted = homeKind(record.facts.kind) === 'domain' ? wantedDomain : wantedOrganization;
  const { home, error } = await wanted(context, input);
  if (error) return refused(id, error);
  const answer = await context.vendor.homes.assignDomain(id, home);
  if (answer.success) return { id, ...changed(context) };
  const text = resolveMessage(answer, message.lastResort);
  return { id, ...notChanged(toUserErrorCode(answer.code), text, 'input') };
};

type Wanted =
  | { readonly home: string; readonly error: null }
  | { readonly home: null; readonly error: UserError };

/** The vendor is asked of the domain first, and says itself why not (D-85). */
async function wantedDomain(
  { vendor }: GatewayContext,
  { domain: typed, setsUpDomain }: AssignDomainInput,
): Promise<Wanted> {
  const domain = readDomain(typed ?? '');
  if (domain === null) return notWanted('INVALID_INPUT', message.domainInvalid, 'input.domain');
  const known = await vendor.homes.getInstanceIdFromDomain(domain);
  if (known.success || setsUpDomain) return { home: domain, error: null };
  return notWanted('NOT_FOUND', resolveMessage(known, message.lastResort), 'input.domain');
}

async function wantedOrganization(
  { vendor }: GatewayContext,
  { organizationId }: AssignDomainInput,
): Promise<Wanted> {
  const field = 'input.organizationId';
  if (!organizationId) return notWanted('INVALID_INPUT', message.organizationInvalid, field);
  const instances = await vendor.homes.getCloudAdminInstances();
  const isOwn = instances.some(
    ({ id, type }) => id === organizationId && type === INSTANCE_TYPES.organization,
  );
  if (!isOwn) return notWanted('NOT_ALLOWED', message.organizationNotYours, field);
  return { home: organizationId, error: null };
}

function notWanted(code: UserError['code'], text: string, field: string): Wanted {
  return { home: null, error: userError(code, text, { field }) };
}

function groupError(code: UserError['code'], text: string): UserError {
  return userError(code, text, { field: 'input.subscriptionId' });
}

function refused(id: string, { code, message: text, field }: UserError): CloudGroupChange {
  return { id, ...notChanged(code, text, field ?? null) };
}
