import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import { loadBook } from '../licenses/license-book';
import { loadCloudBook } from './cloud-book';

export const productKindsResolvers = {
  User: {
    productKinds: ({ context }): ProductKindsModel => ({ context }),
  },
  ProductKinds: {
    hasRp: async ({ context }) => (await loadBook(context)).hasRp,

    hasCloud: async ({ context }) => (await loadCloudBook(context)).groups.length > 0,
  },
} satisfies SomeResolvers;

export interface ProductKindsModel {
  readonly context: GatewayContext;
}
