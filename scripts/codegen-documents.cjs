const { dirname, relative } = require('node:path');
const typedDocumentNode = require('@graphql-codegen/typed-document-node');

/**
 * Lets documents share their fragments. The plugin for typed documents repeats every fragment in each
 * document that uses it, a third of the landing screen's code. Here a document holds only its own definition,
 * and takes the others from the fragments' documents.
 */

/** Follows the plugin's names, in which every word begins with a capital. */
const documentOf = ({ name }) =>
  `${name.value.replace(/(^|_)[a-z]/g, (start) => start.toUpperCase())}FragmentDoc`;

const DOCUMENT = /\{"kind":"Document",.*?\}(?= as unknown as DocumentNode<)/g;

function withSharedFragments(json) {
  const [own, ...fragments] = JSON.parse(json).definitions;
  const definitions = [JSON.stringify(own), ...fragments.map((each) => `${documentOf(each)}.definitions[0]`)];
  return `{"kind":"Document","definitions":[${definitions.join(',')}]}`;
}

function importOf({ outputPath, importSource }, content) {
  const names = importSource.identifiers
    .filter(({ name, kind }) => kind === 'document' && content.includes(`${name}.definitions[0]`))
    .map(({ name }) => name);
  const path = relative(dirname(outputPath), importSource.path).replace(/\.ts$/, '');
  return names.length > 0 && outputPath !== importSource.path
    ? [`import { ${[...new Set(names)].join(', ')} } from '${path.startsWith('.') ? path : `./${path}`}';`]
    : [];
}

module.exports.plugin = (schema, documents, config) => {
  const { prepend, content } = typedDocumentNode.plugin(schema, documents, config);
  const shared = content.replace(DOCUMENT, withSharedFragments);
  const imports = config.fragmentImports.flatMap((each) => importOf(each, shared));
  return { prepend: [...prepend, ...imports], content: shared };
};
