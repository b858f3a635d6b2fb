import { permissions } from '../permissions';
import type { Limits } from './limits-rule';

/** Limit of a request body in bytes: a list of 20,000 people with seat ids. */
export const BODY_LIMIT = 3_000_000;
export const QUERY_LIMIT = 20_000;
export const OPERATION_NAME_LIMIT = 128;
export const TOKEN_LIMIT = 1_000;
export const ERROR_LIMIT = 3;

export const DOCUMENT_LIMITS: Limits = {
  depth: 10,
  introspectionDepth: 16,
  aliases: 30,
  rootFields: 10,
  directives: 5,
  fields: 300,
  repeats: 20,
  alone: new Set(
    Object.entries(permissions.Mutation)
      .filter(([, permission]) => permission.limited !== undefined)
      .map(([name]) => name),
  ),
};
