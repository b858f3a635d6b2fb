/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type ProductTabQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductTabQuery = { viewer: { id: string, productKinds: { hasRp: boolean, hasCloud: boolean } | null } | null };


export const ProductTabDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductTab"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasRp"}},{"kind":"Field","name":{"kind":"Name","value":"hasCloud"}}]}}]}}]}}]} as unknown as DocumentNode<ProductTabQuery, ProductTabQueryVariables>;
export const useProductTabQuery = (options?: useQuery.Options<ProductTabQuery, ProductTabQueryVariables> | SkipToken): useQuery.Result<ProductTabQuery, ProductTabQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ProductTabQueryVariables>> =>
  useQuery(ProductTabDocument, options);