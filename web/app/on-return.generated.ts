/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type PortalDayQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalDayQuery = { config: { today: string } | null };


export const PortalDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}}]}}]}}]} as unknown as DocumentNode<PortalDayQuery, PortalDayQueryVariables>;
export const usePortalDayQuery = (options?: useQuery.Options<PortalDayQuery, PortalDayQueryVariables> | SkipToken): useQuery.Result<PortalDayQuery, PortalDayQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PortalDayQueryVariables>> =>
  useQuery(PortalDayDocument, options);