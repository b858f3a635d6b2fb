/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PortalConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalConfigQuery = { config: { readOnlyMessage: string | null, accountsHost: string, supportHost: string, eulaUrl: string, today: string, documentationLinks: Array<{ label: string, href: string }>, footerLinks: Array<{ label: string, href: string }> } };


export const PortalConfigDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readOnlyMessage"}},{"kind":"Field","name":{"kind":"Name","value":"accountsHost"}},{"kind":"Field","name":{"kind":"Name","value":"supportHost"}},{"kind":"Field","name":{"kind":"Name","value":"eulaUrl"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"documentationLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footerLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}}]}}]} as unknown as DocumentNode<PortalConfigQuery, PortalConfigQueryVariables>;
export const usePortalConfigQuery = (options?: useQuery.Options<PortalConfigQuery, PortalConfigQueryVariables> | SkipToken): useQuery.Result<PortalConfigQuery, PortalConfigQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PortalConfigQueryVariables>> =>
  useQuery(PortalConfigDocument, options);