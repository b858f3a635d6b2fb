import type { GatewayContext } from '../../context';
import type { ProductKindsResolvers, UserResolvers } from '../../resolvers.generated';
import { loadBook } from '../licenses/license-book';
import { loadCloudBook } from './cloud-book';

export const productKinds: UserResolvers['productKinds'] = ({ context }): ProductKindsModel => ({ context });

export const hasRp: ProductKindsResolvers['hasRp'] = async ({ context }) => (await loadBook(context)).hasRp;

export const hasCloud: ProductKindsResolvers['hasCloud'] = async ({ context }) =>
  (await loadCloudBook(context)).groups.length > 0;

export interface ProductKindsModel {
  readonly context: GatewayContext;
}
