const { printSchema } = require('graphql');

/** graphql-codegen plugin: the whole schema as one string, so that the bundled gateway reads no files for it. */
module.exports.plugin = (schema) => {
  const text = printSchema(schema).replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `export const typeDefs = /* GraphQL */ \`\n${text}\n\`;\n`;
};
