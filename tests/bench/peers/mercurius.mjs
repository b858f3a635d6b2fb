import Fastify from 'fastify';
import mercurius from 'mercurius';
import { peerSchema } from './schema.ts';

const app = Fastify();
await app.register(mercurius, {
  schema: peerSchema(),
  jit: 1,
  graphiql: false,
  context: (request) => ({ authorization: request.headers.authorization ?? '' }),
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.({ ready: true });
