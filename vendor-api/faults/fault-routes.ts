import { type RequestHandler, Router } from 'express';
import { parseInput } from '../http/parse-input';
import { type FaultDial, faultSettings } from './fault-dial';

/** `POST /__faults` replaces the settings, `GET` shows them. In local mode only. */
export function faultRoutes(dial: FaultDial): Router {
  const router = Router();
  router.get('/__faults', (_request, response) => {
    response.json(dial.settings);
  });
  router.post('/__faults', (request, response) => {
    dial.set(parseInput(faultSettings, request.body));
    response.json(dial.settings);
  });
  router.use(applyFaults(dial));
  return router;
}

function applyFaults(dial: FaultDial): RequestHandler {
  return async (request, response, next) => {
    await dial.delay();
    if (dial.takeFailure()) {
      response.status(503).json({ success: false, errorMessage: 'Service unavailable.' });
      return;
    }
    if (dial.settings.dropAnswer && /^\/cart\/(buy|confirm)/i.test(request.path)) {
      response.json = () => {
        request.socket.destroy();
        return response;
      };
    }
    next();
  };
}
