import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, isObjectType } from 'graphql';
import { isOwnedBy } from '#domain/licenses/owned';
import { today } from '../account';
import { groupAnswer, type Perspective, readAccount, seatsAnswer } from '../plain/answer';
import { rowsOf, viewerOf } from '../plain/from-vendor';

/** Context of resolvers in both peers. */
interface Context {
  readonly authorization: string;
}

type Account = ReturnType<typeof readAccount>;
type Group = Account['groups'][number];

const file = new URL('../../../schema/schema.generated.graphql', import.meta.url);

interface Placed extends ReturnType<typeof groupAnswer> {
  readonly group: Group;
  readonly isOwner: boolean;
  readonly perspective: Perspective;
}

function subscriptions(account: Account, perspective: Perspective, first: number) {
  const nodes = account.groups.slice(0, first).map((group): Placed => {
    const isOwner = isOwnedBy(group.facts, perspective.viewer);
    return { ...groupAnswer(group, isOwner, perspective), group, isOwner, perspective };
  });
  return { totalCount: account.groups.length, nodes };
}

const resolvers = {
  Query: {
    viewer: async (_parent: unknown, _args: unknown, { authorization }: Context) => {
      const [viewer, rows] = await Promise.all([viewerOf(authorization), rowsOf(authorization)]);
      const perspective = { viewer, today };
      const account = readAccount(rows, perspective);
      return {
        id: viewer.userId,
        email: viewer.email,
        seatSummary: account.seatSummary,
        account,
        perspective,
      };
    },
  },
  User: {
    subscriptions: (
      { account, perspective }: { account: Account; perspective: Perspective },
      { first }: { first: number },
    ) => subscriptions(account, perspective, first),
  },
  Subscription: {
    seats: ({ group, isOwner, perspective }: Placed, { first }: { first: number }) =>
      seatsAnswer(group, isOwner, first, perspective),
  },
};

/** The portal's schema with the plain handler's rules and vendor calls, for a peer. */
export function peerSchema(): GraphQLSchema {
  const schema = buildSchema(readFileSync(file, 'utf8'));
  for (const [name, fields] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is not in the schema.`);
    for (const [field, resolve] of Object.entries(fields)) {
      const found = type.getFields()[field];
      if (found) found.resolve = resolve;
    }
  }
  return schema;
}
