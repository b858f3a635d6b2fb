/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { BillingInformation_BillingInfoFragmentDoc } from './information/billing-information.generated';
import { CardOnFile_CardFragmentDoc } from './information/card/card-on-file.generated';
import { TransactionTable_SalesFragmentDoc } from './transactions/transaction-table.generated';
import { SpendingChart_YearFragmentDoc } from './spending/spending-chart.generated';
import { RenewalReceipts_UserFragmentDoc } from './renewals/renewal-receipts.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type BillingPageQueryVariables = Exact<{
  search?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  orderBy?: Types.SaleOrder | null | undefined;
}>;


export type BillingPageQuery = { viewer: { id: string, email: string, billingInfo: { company: string, card: { version: string | null, cardType: string, lastFour: string, maskedNumber: string, maskedCvv: string, cardholderName: string, streetAddress: string, locality: string, region: string, postalCode: string, country: string, vat: string, expirationMonth: number, expirationYear: number } | null } | null, sales: { totalCount: number, totalAmount: string, pageInfo: { endCursor: string | null, hasNextPage: boolean }, nodes: Array<{ id: string, saleId: string, termName: string, purchasedDate: string, amount: string, receiptUrl: string, receiptFileName: string, products: Array<{ text: string }> }> } | null, spending: Array<{ year: number, saleCount: number, total: string, months: Array<string>, products: Array<{ name: string, total: string, months: Array<string> }> }> | null, renewalReceipts: { isOn: boolean, recipients: Array<string> } | null } | null };


export const BillingPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SaleOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"billingInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingInformation_billingInfo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransactionTable_sales"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpendingChart_year"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RenewalReceipts_user"}}]}}]}},CardOnFile_CardFragmentDoc.definitions[0],BillingInformation_BillingInfoFragmentDoc.definitions[0],TransactionTable_SalesFragmentDoc.definitions[0],SpendingChart_YearFragmentDoc.definitions[0],RenewalReceipts_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<BillingPageQuery, BillingPageQueryVariables>;
export const useBillingPageQuery = (options?: useQuery.Options<BillingPageQuery, BillingPageQueryVariables> | SkipToken): useQuery.Result<BillingPageQuery, BillingPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BillingPageQueryVariables>> =>
  useQuery(BillingPageDocument, options);