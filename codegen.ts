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
          User: './modules/account/user-model#UserModel',
          Subscription: './modules/licenses/subscription-model#SubscriptionModel',
          Seat: './modules/licenses/seat-model#SeatModel',
          AssignSeatPayload: './modules/licenses/assignment#Assignment',
          OrderPayload: './modules/store/order-result#OrderResult',
          SeatConnection: './modules/licenses/seat-page#SeatPage',
        },
      },
    },
    'gateway/type-defs.generated.ts': { plugins: ['./gateway/codegen-type-defs.cjs'] },
    'schema/schema.generated.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
    'web/schema.generated.ts': {
      plugins: ['typescript'],
      config: { scalars, enumsAsTypes: true, onlyEnums: false, useTypeImports: true },
    },
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      documents: 'web/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.cjs'],
      config: {
        scalars,
        enumsAsTypes: true,
        useTypeImports: true,
        importSchemaTypesFrom: 'web/schema.generated.ts',
      },
    },
  },
};

export default config;
