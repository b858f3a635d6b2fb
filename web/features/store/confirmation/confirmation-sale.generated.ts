/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type ConfirmationSaleQueryVariables = Exact<{
  saleId: string;
}>;


export type ConfirmationSaleQuery = { viewer: { id: string, sale: { id: string, purchasedDate: string, receiptUrl: string, receiptFileName: string } | null } | null };


export const ConfirmationSaleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfirmationSale"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"saleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sale"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"saleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purchasedDate"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"receiptFileName"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmationSaleQuery, ConfirmationSaleQueryVariables>;
export const useConfirmationSaleQuery = (options: useQuery.Options<ConfirmationSaleQuery, ConfirmationSaleQueryVariables> | SkipToken): useQuery.Result<ConfirmationSaleQuery, ConfirmationSaleQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ConfirmationSaleQueryVariables>> =>
  useQuery(ConfirmationSaleDocument, options);