import type { CodegenConfig } from '@graphql-codegen/cli';

/** The whole schema in one committed file for reviews; a test compares it with its sources. */
const config: CodegenConfig = {
  schema: [{ 'schema/*.graphql': { loader: './schema/load.cjs' } }],
  generates: {
    'schema/schema.generated.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
  },
};

export default config;
