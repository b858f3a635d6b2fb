/** Writes typed Apollo Client 4 hooks; the published plugin imports types that this version no longer has. */

const DATA_STATES = "'empty' | 'complete' | 'streaming'";

function queryHook(name, operation) {
  const options = `useQuery.Options<${name}Query, ${name}QueryVariables> | SkipToken`;
  const result = `useQuery.Result<${name}Query, ${name}QueryVariables, ${DATA_STATES}, Partial<${name}QueryVariables>>`;
  const parameter = operation.variableDefinitions.some(isRequired) ? 'options' : 'options?';
  return `export const use${name}Query = (${parameter}: ${options}): ${result} =>\n  useQuery(${name}Document, options);`;
}

function mutationHook(name) {
  const options = `Omit<useMutation.Options<${name}Mutation, ${name}MutationVariables>, 'variables'>`;
  return `export const use${name}Mutation = (options?: ${options}) =>\n  useMutation(${name}Document, options);`;
}

function isRequired(variable) {
  return variable.type.kind === 'NonNullType' && !variable.defaultValue;
}

function operationsOf(documents) {
  return documents
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((definition) => definition.kind === 'OperationDefinition' && definition.name);
}

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

module.exports.plugin = (_schema, documents) => {
  const operations = operationsOf(documents);
  const queries = operations.filter((definition) => definition.operation === 'query');
  const mutations = operations.filter((definition) => definition.operation === 'mutation');
  const prepend = [];
  if (queries.length > 0) {
    prepend.push("import { type SkipToken, useQuery } from '@apollo/client/react';");
  }
  if (mutations.length > 0) {
    prepend.push("import { useMutation } from '@apollo/client/react';");
  }
  const hooks = [
    ...queries.map((operation) => queryHook(pascal(operation.name.value), operation)),
    ...mutations.map((operation) => mutationHook(pascal(operation.name.value))),
  ];
  return { prepend, content: hooks.join('\n\n') };
};
