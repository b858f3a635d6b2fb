/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type UpcomingChargesQueryVariables = Exact<{ [key: string]: never; }>;


export type UpcomingChargesQuery = { viewer: { id: string, renewalForecast: { months: Array<string>, totals: Array<string>, total: string, groups: Array<{ id: string, name: string, months: Array<string>, total: string }>, charges: Array<{ date: string, groupId: string, groupName: string, isCloud: boolean, total: string, lines: Array<{ product: string, productCode: number, licenseType: Types.LicenseType, quantity: number }> }> } | null } | null };

export type UpcomingCharges_ForecastFragment = { months: Array<string>, totals: Array<string>, total: string, groups: Array<{ id: string, name: string, months: Array<string>, total: string }>, charges: Array<{ date: string, groupId: string, groupName: string, isCloud: boolean, total: string, lines: Array<{ product: string, productCode: number, licenseType: Types.LicenseType, quantity: number }> }> };

export type ForecastFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type ForecastFilesQuery = { viewer: { id: string, renewalForecast: { csv: string, calendar: string } | null } | null };

export const UpcomingCharges_ForecastFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingCharges_forecast"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RenewalForecast"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"totals"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"isCloud"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"licenseType"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}}]} as unknown as DocumentNode<UpcomingCharges_ForecastFragment, unknown>;
export const UpcomingChargesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpcomingCharges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"renewalForecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingCharges_forecast"}}]}}]}}]}},UpcomingCharges_ForecastFragmentDoc.definitions[0]]} as unknown as DocumentNode<UpcomingChargesQuery, UpcomingChargesQueryVariables>;
export const ForecastFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForecastFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"renewalForecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"calendar"}}]}}]}}]}}]} as unknown as DocumentNode<ForecastFilesQuery, ForecastFilesQueryVariables>;
export const useUpcomingChargesQuery = (options?: useQuery.Options<UpcomingChargesQuery, UpcomingChargesQueryVariables> | SkipToken): useQuery.Result<UpcomingChargesQuery, UpcomingChargesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<UpcomingChargesQueryVariables>> =>
  useQuery(UpcomingChargesDocument, options);

export const useForecastFilesQuery = (options?: useQuery.Options<ForecastFilesQuery, ForecastFilesQueryVariables> | SkipToken): useQuery.Result<ForecastFilesQuery, ForecastFilesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ForecastFilesQueryVariables>> =>
  useQuery(ForecastFilesDocument, options);