import type { GraphQLFieldResolver } from 'graphql';
import { networkOf } from '#domain/account/network-of';
import type { GatewayContext } from '../context';
import { type Permission, permissions } from '../permissions';
import { type LimitedAction, RateLimited } from '../rate-limits';
import { rateLimited, readOnly, unauthenticated } from './errors';

type Resolver = GraphQLFieldResolver<unknown, GatewayContext>;
type RootType = keyof typeof permissions;

/** @throws for a field without an entry in the permission table, so that the gateway does not start with an open one */
export function guarded(type: RootType, field: string, resolve: Resolver): Resolver {
  const permission = permissionOf(type, field);
  return async (parent, args, context, info) => {
    if (permission.who === 'customer' && context.session.key === '') throw unauthenticated();
    if (type === 'Mutation' && !permission.inReadOnlyMode) await refuseInReadOnlyMode(context);
    if (!permission.limited) return resolve(parent, args, context, info);
    const key = permission.limited === 'order' ? context.session.key : networkOf(context.clientAddress);
    await take(context, permission.limited, key);
    const answer: unknown = await resolve(parent, args, context, info);
    // Only failed sign-ins count, since many customers may share an address.
    if (permission.limited === 'signIn' && hasSucceeded(answer)) await context.limits.giveBack('signIn', key);
    return answer;
  };
}

function permissionOf(type: RootType, field: string): Permission {
  const entry = Object.entries(permissions[type]).find(([name]) => name === field);
  if (!entry) throw new Error(`${type}.${field} has no entry in the permission table.`);
  return entry[1];
}

async function take({ limits }: GatewayContext, action: LimitedAction, key: string): Promise<void> {
  try {
    await limits.take(action, key);
  } catch (error) {
    throw error instanceof RateLimited ? rateLimited(error) : error;
  }
}

// Asks for the current mode (MODE-06). A vendor that cannot answer this cannot be written to either.
async function refuseInReadOnlyMode(context: GatewayContext): Promise<void> {
  const config = await context.loads.config.fresh().catch(() => null);
  if (config?.readOnlyMessage) throw readOnly(config.readOnlyMessage);
}

function hasSucceeded(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;
}
