import type { ProductKindsResolvers, UserResolvers } from '../../resolvers.generated';
import { loadBook } from '../licenses/load-book';
import { loadCloudBook } from './load-cloud-book';
import type { ProductKindsModel } from './product-kinds-model';

export const productKinds: UserResolvers['productKinds'] = ({ context }): ProductKindsModel => ({ context });

export const hasRp: ProductKindsResolvers['hasRp'] = async ({ context }) => (await loadBook(context)).hasRp;

export const hasCloud: ProductKindsResolvers['hasCloud'] = async ({ context }) =>
  (await loadCloudBook(context)).groups.length > 0;
