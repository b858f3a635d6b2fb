import type { GraphQLFieldResolver } from 'graphql';

/**
 * Fails only the field whose answer throws, as graphql-js does. Compiled code reads the parts of an answer
 * outside of any promise, where an error would end the process.
 */
export function contained<Source, Context>(
  resolve: GraphQLFieldResolver<Source, Context>,
): GraphQLFieldResolver<Source, Context> {
  return (source, args, context, info) => {
    const value: unknown = resolve(source, args, context, info);
    return value instanceof Promise ? failing(value) : value;
  };
}

type Reaction = ((value: unknown) => unknown) | null | undefined;

// A new promise, since several fields may share the given one.
function failing(given: Promise<unknown>): Promise<unknown> {
  const promise = given.then((value) => value);
  const then = promise.then.bind(promise);
  const react = (done: Reaction, failed: Reaction) =>
    done && failed ? then((value) => orElse(done, failed, value), failed) : then(done, failed);
  return Object.defineProperty(promise, 'then', { value: react });
}

function orElse(done: NonNullable<Reaction>, failed: NonNullable<Reaction>, value: unknown): unknown {
  try {
    return done(value);
  } catch (error) {
    return failed(error);
  }
}
