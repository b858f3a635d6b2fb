import type { CodegenConfig } from '@graphql-codegen/cli';

/** The contract in one file. It is read in review and committed; a test compares it with what is written. */
const config: CodegenConfig = {
  schema: [{ 'schema/*.graphql': { loader: './schema/load.cjs' } }],
  generates: {
    'schema/schema.generated.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
  },
};

export default config;
