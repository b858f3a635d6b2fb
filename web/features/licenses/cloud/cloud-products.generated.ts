/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { CloudCard_GroupFragmentDoc } from './cloud-card.generated';
import { GroupName_CloudGroupFragmentDoc } from '../group-name/group-name.generated';
import { CloudMenu_GroupFragmentDoc } from './cloud-menu.generated';
import { CloudEnd_GroupFragmentDoc } from '../cancel/cloud-end.generated';
import { Home_GroupFragmentDoc } from '../home/home.generated';
import { RenewButtons_TargetFragmentDoc } from '../purchase-order/renew-buttons.generated';
import { PendingTransferRow_TransferFragmentDoc } from '../transfer/transfer.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type CloudProductsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type CloudProductsQuery = { viewer: { id: string, cloudGroups: { totalCount: number, nodes: Array<{ id: string, section: Types.SubscriptionSection, isPastDue: boolean, firstFailedPaymentDate: string | null, name: string, kind: Types.SubscriptionKind, product: string, contents: string, assignedTo: string | null, address: string | null, termName: string, purchaseDate: string, startDate: string, expireDate: string, isPurchaseOrder: boolean, pendingChanges: Array<string>, canReactivate: boolean, number: number, givenName: string | null, canName: boolean, authorCount: number, publisherCount: number, domain: string | null, statusLine: { text: string, tone: Types.Tone }, nextRenewal: { total: string } | null, owner: { displayName: string, email: string, profileImg: string | null, isViewer: boolean }, renew: { renewPath: string, autoRenewPath: string | null } | null, addUsers: { path: string } | null, pendingTransfer: { email: string, text: string, isToViewer: boolean, canCancel: boolean, acceptPath: string | null } | null, transferEligibility: { allowed: boolean, message: string | null }, cancellation: { version: string, isCanceled: boolean, isCancelOffered: boolean, isUncancelOffered: boolean, isModifyOffered: boolean, refusal: string | null, canceledAuthors: number, canceledPublishers: number } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null };


export const CloudProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CloudProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cloudGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"isPastDue"}},{"kind":"Field","name":{"kind":"Name","value":"firstFailedPaymentDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CloudCard_group"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},GroupName_CloudGroupFragmentDoc.definitions[0],CloudEnd_GroupFragmentDoc.definitions[0],Home_GroupFragmentDoc.definitions[0],CloudMenu_GroupFragmentDoc.definitions[0],RenewButtons_TargetFragmentDoc.definitions[0],PendingTransferRow_TransferFragmentDoc.definitions[0],CloudCard_GroupFragmentDoc.definitions[0]]} as unknown as DocumentNode<CloudProductsQuery, CloudProductsQueryVariables>;
export const useCloudProductsQuery = (options?: useQuery.Options<CloudProductsQuery, CloudProductsQueryVariables> | SkipToken): useQuery.Result<CloudProductsQuery, CloudProductsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CloudProductsQueryVariables>> =>
  useQuery(CloudProductsDocument, options);