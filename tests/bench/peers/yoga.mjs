import { createServer } from 'node:http';
import { useGraphQlJit as graphQlJit } from '@envelop/graphql-jit';
import { createYoga } from 'graphql-yoga';
import { peerSchema } from './schema.ts';

const yoga = createYoga({
  schema: peerSchema(),
  plugins: [graphQlJit()],
  context: ({ request }) => ({ authorization: request.headers.get('authorization') ?? '' }),
  logging: false,
  graphiql: false,
  landingPage: false,
  maskedErrors: false,
});

createServer(yoga).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
