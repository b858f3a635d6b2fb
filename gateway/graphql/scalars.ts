import { GraphQLError, type GraphQLScalarType, type GraphQLSchema, isScalarType } from 'graphql';
import { parseCalendarDate } from '#domain/calendar/calendar-date';
import { parseMoney } from '#domain/money/cents';

const TEXT_LIMIT = 2_000;

const accepts: Record<string, (text: string) => boolean> = {
  Date: (text) => parseCalendarDate(text) === text,
  DateTime: (text) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text)),
  Money: (text) => /^-?\d+\.\d{2}$/.test(text) && parseMoney(text) !== null,
  EmailAddress: (text) => text.length <= 320,
  URL: (text) => text.length <= TEXT_LIMIT,
};

/**
 * Checks what clients send. What we send was checked where it came in: serialising again would cost a call for each
 * of thousands of values.
 */
export function checkScalarInput(schema: GraphQLSchema): void {
  for (const [name, isAcceptable] of Object.entries(accepts)) {
    const type = schema.getType(name);
    if (isScalarType(type)) replaceParser(type, isAcceptable);
  }
}

function replaceParser(scalar: GraphQLScalarType, isAcceptable: (text: string) => boolean): void {
  scalar.parseValue = (value) => {
    if (typeof value === 'string' && isAcceptable(value)) return value;
    throw new GraphQLError(`Not a valid ${scalar.name}.`);
  };
  scalar.parseLiteral = (node) => scalar.parseValue(node.kind === 'StringValue' ? node.value : undefined);
}
