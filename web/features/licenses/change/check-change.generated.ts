/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CheckEditionChangeQueryVariables = Exact<{
  change: Types.EditionChangeInput;
}>;


export type CheckEditionChangeQuery = { editionChangePreview: { userErrors: Array<{ message: string }> } | null };

export type CheckTermChangeQueryVariables = Exact<{
  change: Types.TermChangeInput;
}>;


export type CheckTermChangeQuery = { termChangePreview: { userErrors: Array<{ message: string }> } | null };


export const CheckEditionChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckEditionChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"change"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditionChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editionChangePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"change"},"value":{"kind":"Variable","name":{"kind":"Name","value":"change"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CheckEditionChangeQuery, CheckEditionChangeQueryVariables>;
export const CheckTermChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckTermChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"change"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TermChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"termChangePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"change"},"value":{"kind":"Variable","name":{"kind":"Name","value":"change"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CheckTermChangeQuery, CheckTermChangeQueryVariables>;
export const useCheckEditionChangeQuery = (options: useQuery.Options<CheckEditionChangeQuery, CheckEditionChangeQueryVariables> | SkipToken): useQuery.Result<CheckEditionChangeQuery, CheckEditionChangeQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CheckEditionChangeQueryVariables>> =>
  useQuery(CheckEditionChangeDocument, options);

export const useCheckTermChangeQuery = (options: useQuery.Options<CheckTermChangeQuery, CheckTermChangeQueryVariables> | SkipToken): useQuery.Result<CheckTermChangeQuery, CheckTermChangeQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CheckTermChangeQueryVariables>> =>
  useQuery(CheckTermChangeDocument, options);