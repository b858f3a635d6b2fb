/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { SeatPlan_PlanFragmentDoc } from '../seat-plan/seat-changes.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type PeopleQueryVariables = Exact<{
  search: string;
}>;


export type PeopleQuery = { viewer: { id: string, people: { totalCount: number, nodes: Array<{ email: string, usedCount: number, managedCount: number }> } | null } | null };

export type PersonQueryVariables = Exact<{
  email: string;
}>;


export type PersonQuery = { viewer: { id: string, person: { email: string, isViewer: boolean, usedCount: number, managedCount: number, changeableUsedCount: number, changeableManagedCount: number, handOverPlan: Array<{ seatCount: number }>, used: Array<{ license:
          | { id: string, productName: string }
          | { id: string, productName: string }
          | { id: string, productName: string }
          | { id: string, productName: string }
        , subscription: { id: string, name: string, statusLine: { text: string, tone: Types.Tone } } | null }>, managed: Array<{ seatIds: Array<string>, subscription: { id: string, name: string, editionSummary: string } | null }> } | null } | null };

export type Person_PersonFragment = { email: string, isViewer: boolean, usedCount: number, managedCount: number, changeableUsedCount: number, changeableManagedCount: number, handOverPlan: Array<{ seatCount: number }>, used: Array<{ license:
      | { id: string, productName: string }
      | { id: string, productName: string }
      | { id: string, productName: string }
      | { id: string, productName: string }
    , subscription: { id: string, name: string, statusLine: { text: string, tone: Types.Tone } } | null }>, managed: Array<{ seatIds: Array<string>, subscription: { id: string, name: string, editionSummary: string } | null }> };

export type HandOverPlanQueryVariables = Exact<{
  email: string;
  to?: string | null | undefined;
  asManager: boolean;
}>;


export type HandOverPlanQuery = { viewer: { id: string, person: { email: string, handOverPlan: Array<{ id: string, steps: Array<{ seatIds: Array<string>, from: { email: string | null, managers: Array<string> | null, note: string | null }, to: { email: string | null, managers: Array<string> | null, note: string | null } }> }> } | null } | null };

export const Person_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}},{"kind":"Field","name":{"kind":"Name","value":"usedCount"}},{"kind":"Field","name":{"kind":"Name","value":"managedCount"}},{"kind":"Field","name":{"kind":"Name","value":"changeableUsedCount"}},{"kind":"Field","name":{"kind":"Name","value":"changeableManagedCount"}},{"kind":"Field","name":{"kind":"Name","value":"handOverPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seatCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"used"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"license"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"statusLine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"managed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"editionSummary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seatIds"}}]}}]}}]} as unknown as DocumentNode<Person_PersonFragment, unknown>;
export const PeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"People"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"usedCount"}},{"kind":"Field","name":{"kind":"Name","value":"managedCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PeopleQuery, PeopleQueryVariables>;
export const PersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Person"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailAddress"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Person_person"}}]}}]}}]}},Person_PersonFragmentDoc.definitions[0]]} as unknown as DocumentNode<PersonQuery, PersonQueryVariables>;
export const HandOverPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HandOverPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailAddress"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailAddress"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asManager"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"handOverPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"asManager"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asManager"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatPlan_plan"}}]}}]}}]}}]}},SeatPlan_PlanFragmentDoc.definitions[0]]} as unknown as DocumentNode<HandOverPlanQuery, HandOverPlanQueryVariables>;
export const usePeopleQuery = (options: useQuery.Options<PeopleQuery, PeopleQueryVariables> | SkipToken): useQuery.Result<PeopleQuery, PeopleQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PeopleQueryVariables>> =>
  useQuery(PeopleDocument, options);

export const usePersonQuery = (options: useQuery.Options<PersonQuery, PersonQueryVariables> | SkipToken): useQuery.Result<PersonQuery, PersonQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PersonQueryVariables>> =>
  useQuery(PersonDocument, options);

export const useHandOverPlanQuery = (options: useQuery.Options<HandOverPlanQuery, HandOverPlanQueryVariables> | SkipToken): useQuery.Result<HandOverPlanQuery, HandOverPlanQueryVariables, 'empty' | 'complete' | 'streaming', Partial<HandOverPlanQueryVariables>> =>
  useQuery(HandOverPlanDocument, options);