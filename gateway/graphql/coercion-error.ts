const UNUSABLE_VARIABLE = /^Variable "(\$\w+)" got invalid value /;

const REASON =
  /^(?:Not a valid \w+, which is .*(?=\.$)|(?:Field "|Expected |\w+ cannot represent )[^:]*?(?=[.:]))/;

/** What a syntax error expected and found: `":"`, `<EOF>` or a kind, behind which the text itself is quoted. */
const TOKEN = String.raw`(?:"[^"\w\s]{1,3}"|<\w+>|"\w+"(?=, found )|[A-Z]\w*)`;

/** Which enum values were meant: names of the schema, behind which nothing is quoted. */
const SUGGESTION = String.raw`( Did you mean the enum value ["\w, ]+\?)?`;

const QUOTING: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(Syntax Error: Expected ${TOKEN}, found ${TOKEN})`), '$1.'],
  [new RegExp(`^(Syntax Error: Unexpected ${TOKEN})`), '$1.'],
  [/^(Syntax Error: Unexpected single quote character)/, '$1.'],
  [/^(Syntax Error: [^:"]+?)(?:[:"]| "|\.$)/, '$1.'],
  [/^Syntax Error/, 'Syntax Error.'],
  [new RegExp(`^(Enum "\\w+" cannot represent non-\\w+ value): .*?${SUGGESTION}$`, 's'), '$1.$2'],
  [
    new RegExp(`^Value ".*" does not exist in "(\\w+)" enum\\.${SUGGESTION}$`, 's'),
    'The value does not exist in "$1" enum.$2',
  ],
  [/^(\w+ cannot represent [^:"]*value): /, '$1.'],
  [/^(Expected value of type "[\w[\]!]+"), found /, '$1.'],
  [/^(Argument "\w+") has invalid value /, '$1 has an invalid value.'],
];

/** The library quotes what it cannot use, a password for instance, and errors end in logs: names and kinds stay. */
export function withoutValues(message: string): string {
  const name = UNUSABLE_VARIABLE.exec(message)?.[1];
  if (name !== undefined) return withoutVariable(name, message);
  for (const [pattern, replacement] of QUOTING) {
    const found = pattern.exec(message);
    if (found) return replacement.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return message;
}

function withoutVariable(name: string, message: string): string {
  const path = [...message.matchAll(/ at "([\w.[\]]+)"; /g)].at(-1)?.[1];
  const reason = REASON.exec(message.slice(message.lastIndexOf('; ') + 2))?.[0];
  const where = path === undefined ? '' : ` at "${path}"`;
  return `Variable "${name}" got an invalid value${where}${reason === undefined ? '' : `: ${reason}`}.`;
}
