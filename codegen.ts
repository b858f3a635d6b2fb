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
  schema: 'schema/*.graphql',
  generates: {
    'gateway/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        enumsAsTypes: true,
        useTypeImports: true,
        contextType: './context#GatewayContext',
        mapperTypeSuffix: 'Model',
        mappers: {},
      },
    },
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
