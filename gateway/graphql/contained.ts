import type { GraphQLFieldResolver } from 'graphql';

/**
 * Compiled code reads the parts of an answer where no promise catches what they throw: it would end the process, and
 * with it everybody's requests. Here it fails the field that the answer is for, as graphql-js has it.
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

// A promise of its own: the one that was given may be shared by many fields.
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
