import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  ID: 'string',
  Date: 'string',
  DateTime: 'string',
  Money: 'string',
  URL: 'string',
  EmailAddress: 'string',
};

const config: CodegenConfig = {
  schema: [{ 'schema/*.graphql': { loader: './schema/load.cjs' } }],
  generates: {
    'gateway/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        enumsAsTypes: true,
        useTypeImports: true,
        contextType: './context#GatewayContext',
        avoidOptionals: {
          field: true,
          object: true,
          resolvers: true,
          query: true,
          mutation: true,
          defaultValue: true,
        },
        mappers: {
          Confirmation: './modules/store/confirmation#ConfirmationModel',
          User: './modules/account/user-model#UserModel',
          ProductKinds: './modules/cloud/cloud-book#ProductKindsModel',
          Subscription: './modules/licenses/to-subscription#SubscriptionModel',
          CloudGroup: './modules/cloud/to-cloud-group#CloudGroupModel',
          Seat: './modules/licenses/license-row#SeatModel',
          BillingInfoPayload: './modules/common/change#Change',
          ChangeAccountInfoPayload: './modules/account/change-account-info#CredentialsChanged',
          ProfilePayload: './modules/common/change#Change',
          StoreInvoiceEmailsPayload: './modules/common/change#Change',
          AssignSeatPayload: './modules/licenses/assign-seat#Assignment',
          SeatsPayload: './modules/licenses/change-seats#SeatsChange',
          Person: './modules/licenses/people#PersonModel',
          SeatMatches: './modules/licenses/seat-matches#SeatMatchesModel',
          SeatSelection: './modules/licenses/seat-selection#SeatSelectionModel',
          OrderPayload: './modules/orders/order-result#OrderResult',
          UpgradeOrderPayload: './modules/orders/order-result#UpgradeResult',
          ChangePayload: './modules/changes/edition-term/to-change-preview#ChangeResult',
          PoRenewalPayload: './modules/orders/order-result#PoRenewalResult',
          ChangePreview: './modules/changes/edition-term/to-change-preview#ChangePreviewModel',
          ChangeChoices: './modules/changes/edition-term/change-choices#ChangeChoicesModel',
          ChangedGroup: './modules/changes/edition-term/to-change-preview#ChangedGroupModel',
          RenewableGroup: './modules/changes/purchase-order/renewable-group#RenewableGroupModel',
          RetryGroup: './modules/changes/retry/to-retry#RetryGroupModel',
          RetryPaymentPayload: './modules/orders/order-result#RetryResult',
          CloudGroupPayload: './modules/cloud/cloud-group-change#CloudGroupChange',
          LoginPayload: './modules/account/sign-in#SignedIn',
          CancelGroupPayload: './modules/common/change#Change',
          NameGroupPayload: './modules/common/change#Change',
          TransferPayload: './modules/common/change#Change',
          AcceptTransferPayload: './modules/orders/order-result#AcceptanceResult',
          SeatConnection: './modules/licenses/subscriptions#SeatPage',
        },
      },
    },
    'web/schema.generated.ts': {
      plugins: ['typescript'],
      config: { scalars, enumsAsTypes: true, onlyEnums: false, useTypeImports: true },
    },
    'web/app/early-texts.generated.ts': {
      documents: 'web/**/*.graphql',
      plugins: ['./scripts/codegen-early-texts.cjs'],
      config: {
        operations: [
          'SessionStart',
          'TokenCustomer',
          'ExchangeCode',
          'Logout',
          'ManageProducts',
          'SeatFigures',
          'ProductTab',
          'BuyPage',
          'BillingPage',
          'UpcomingCharges',
          'ProfilePage',
        ],
      },
    },
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      documents: 'web/**/*.graphql',
      plugins: ['typescript-operations', './scripts/codegen-documents.cjs', './scripts/codegen-hooks.cjs'],
      config: {
        scalars,
        enumsAsTypes: true,
        useTypeImports: true,
        importSchemaTypesFrom: 'web/schema.generated.ts',
        // Gives the plugin of every file the locations of its fragments' documents.
        documentMode: 'documentNodeImportFragments',
        dedupeFragments: true,
      },
    },
  },
};

export default config;
