const { readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const { buildSchema } = require('graphql');

/**
 * Loads the hand-written SDL for graphql-codegen, whose own loader mistakes a type named `Subscription` for the root
 * of GraphQL subscriptions, despite the `schema` definition.
 */
module.exports = function loadSchema() {
  const files = readdirSync(__dirname).filter(
    (name) => name.endsWith('.graphql') && !name.includes('.generated.'),
  );
  return buildSchema(files.map((name) => readFileSync(join(__dirname, name), 'utf8')).join('\n'));
};
