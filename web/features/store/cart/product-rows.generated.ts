/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProductRow_PricesFragment = { edition: Types.Edition, productName: string, terms: Array<{ term: Types.Term, termName: string, price: string, perMonth: string, suffix: string }> };

export const ProductRow_PricesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow_prices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditionPrices"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"termName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"perMonth"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}}]}}]}}]} as unknown as DocumentNode<ProductRow_PricesFragment, unknown>;