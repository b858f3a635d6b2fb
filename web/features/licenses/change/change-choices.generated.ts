/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type EditionChoicesQueryVariables = Exact<{
  seatIds?: Array<string> | string | null | undefined;
  subscriptionId?: string | null | undefined;
}>;


export type EditionChoicesQuery = { changeChoices: { choices: Array<{ licenseType: Types.LicenseType | null, isCurrent: boolean, refusal: string | null, total: string | null, changesOn: string | null }> } | null };

export type TermChoicesQueryVariables = Exact<{
  seatIds?: Array<string> | string | null | undefined;
  subscriptionId?: string | null | undefined;
}>;


export type TermChoicesQuery = { changeChoices: { choices: Array<{ term: Types.Term | null, isCurrent: boolean, refusal: string | null, total: string | null, changesOn: string | null }> } | null };

export type ChoiceCost_ChoiceFragment = { isCurrent: boolean, refusal: string | null, total: string | null, changesOn: string | null };

export const ChoiceCost_ChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChoiceCost_choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeChoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"changesOn"}}]}}]} as unknown as DocumentNode<ChoiceCost_ChoiceFragment, unknown>;
export const EditionChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditionChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seatIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seatIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seatIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"subscriptionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choices"},"name":{"kind":"Name","value":"editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licenseType"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChoiceCost_choice"}}]}}]}}]}},ChoiceCost_ChoiceFragmentDoc.definitions[0]]} as unknown as DocumentNode<EditionChoicesQuery, EditionChoicesQueryVariables>;
export const TermChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TermChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seatIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seatIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seatIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"subscriptionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choices"},"name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChoiceCost_choice"}}]}}]}}]}},ChoiceCost_ChoiceFragmentDoc.definitions[0]]} as unknown as DocumentNode<TermChoicesQuery, TermChoicesQueryVariables>;
export const useEditionChoicesQuery = (options?: useQuery.Options<EditionChoicesQuery, EditionChoicesQueryVariables> | SkipToken): useQuery.Result<EditionChoicesQuery, EditionChoicesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EditionChoicesQueryVariables>> =>
  useQuery(EditionChoicesDocument, options);

export const useTermChoicesQuery = (options?: useQuery.Options<TermChoicesQuery, TermChoicesQueryVariables> | SkipToken): useQuery.Result<TermChoicesQuery, TermChoicesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<TermChoicesQueryVariables>> =>
  useQuery(TermChoicesDocument, options);