/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type PaletteGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaletteGroupsQuery = { viewer: { id: string, subscriptions: { nodes: Array<{ id: string, number: number, name: string, editionSummary: string, termName: string }> } | null, cloudGroups: { nodes: Array<{ id: string, number: number, name: string, product: string, contents: string }> } | null } | null };

export type PalettePeopleQueryVariables = Exact<{
  search: string;
}>;


export type PalettePeopleQuery = { viewer: { id: string, people: { nodes: Array<{ email: string, usedCount: number, managedCount: number }> } | null } | null };

export type PaletteOrdersQueryVariables = Exact<{
  search: string;
}>;


export type PaletteOrdersQuery = { viewer: { id: string, sales: { nodes: Array<{ id: string, purchasedDate: string, amount: string }> } | null } | null };


export const PaletteGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"editionSummary"}},{"kind":"Field","name":{"kind":"Name","value":"termName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cloudGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"product"}},{"kind":"Field","name":{"kind":"Name","value":"contents"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PaletteGroupsQuery, PaletteGroupsQueryVariables>;
export const PalettePeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PalettePeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"usedCount"}},{"kind":"Field","name":{"kind":"Name","value":"managedCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PalettePeopleQuery, PalettePeopleQueryVariables>;
export const PaletteOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purchasedDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PaletteOrdersQuery, PaletteOrdersQueryVariables>;
export const usePaletteGroupsQuery = (options?: useQuery.Options<PaletteGroupsQuery, PaletteGroupsQueryVariables> | SkipToken): useQuery.Result<PaletteGroupsQuery, PaletteGroupsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PaletteGroupsQueryVariables>> =>
  useQuery(PaletteGroupsDocument, options);

export const usePalettePeopleQuery = (options: useQuery.Options<PalettePeopleQuery, PalettePeopleQueryVariables> | SkipToken): useQuery.Result<PalettePeopleQuery, PalettePeopleQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PalettePeopleQueryVariables>> =>
  useQuery(PalettePeopleDocument, options);

export const usePaletteOrdersQuery = (options: useQuery.Options<PaletteOrdersQuery, PaletteOrdersQueryVariables> | SkipToken): useQuery.Result<PaletteOrdersQuery, PaletteOrdersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PaletteOrdersQueryVariables>> =>
  useQuery(PaletteOrdersDocument, options);