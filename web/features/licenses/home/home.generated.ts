/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type Home_GroupFragment = { id: string, name: string, kind: Types.SubscriptionKind, domain: string | null, assignedTo: string | null, address: string | null };

export type AdminOrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOrganizationsQuery = { cloudAdminInstances: Array<{ id: string, name: string, type: Types.AdminInstanceType }> | null };

export const Home_GroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Home_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CloudGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"assignedTo"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<Home_GroupFragment, unknown>;
export const AdminOrganizationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrganizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cloudAdminInstances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]} as unknown as DocumentNode<AdminOrganizationsQuery, AdminOrganizationsQueryVariables>;
export const useAdminOrganizationsQuery = (options?: useQuery.Options<AdminOrganizationsQuery, AdminOrganizationsQueryVariables> | SkipToken): useQuery.Result<AdminOrganizationsQuery, AdminOrganizationsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AdminOrganizationsQueryVariables>> =>
  useQuery(AdminOrganizationsDocument, options);