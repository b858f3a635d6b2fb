/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { CustomerFragmentDoc } from './sign-in/session-start.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, email: string, isEmailConfirmed: boolean, name: string, profileImg: string | null, isDelegate: boolean } | null };


export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Customer"}}]}}]}},CustomerFragmentDoc.definitions[0]]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const useViewerQuery = (options?: useQuery.Options<ViewerQuery, ViewerQueryVariables> | SkipToken): useQuery.Result<ViewerQuery, ViewerQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ViewerQueryVariables>> =>
  useQuery(ViewerDocument, options);