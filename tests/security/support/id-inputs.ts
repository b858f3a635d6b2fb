import { type GraphQLSchema, getNamedType, isInputObjectType, isObjectType } from 'graphql';

/** Returns all arguments and input fields that take an id, as `Type.field(argument)` and `Input.field`. */
export function idInputsOf(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => {
      if (isInputObjectType(type))
        return Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name === 'ID')
          .map((field) => `${type.name}.${field.name}`);
      if (!isObjectType(type)) return [];
      return Object.values(type.getFields()).flatMap((field) =>
        field.args
          .filter((argument) => getNamedType(argument.type).name === 'ID')
          .map((argument) => `${type.name}.${field.name}(${argument.name})`),
      );
    })
    .toSorted();
}

/** Returns all root fields of queries and mutations, as `Query.viewer`. */
export function rootFieldsOf(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType()]
    .flatMap((type) => Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`))
    .toSorted();
}
