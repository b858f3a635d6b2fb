import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { type Answer, jsonAnswer } from '../wire/answer';
import type { FaultDial, Operation } from './fault-dial';

export async function answerThrough(
  dial: FaultDial,
  operation: Operation,
  request: Request,
  response: Response,
  act: () => Answer,
): Promise<void> {
  const fault = dial.take(operation);
  switch (fault?.kind) {
    case undefined:
      return send(response, act());
    case 'error':
      return send(response, jsonAnswer(fault.status, { error: { message: 'Fault dial.' } }));
    case 'refuse':
      request.socket.destroy();
      return;
    case 'lost-answer':
      act();
      request.socket.destroy();
      return;
    case 'latency': {
      const answer = act();
      await dial.hold(fault.ms);
      return send(response, answer);
    }
    case 'delayed-commit':
      request.socket.destroy();
      await sleep(fault.ms);
      act();
  }
}

function send(response: Response, { status, contentType, body }: Answer): void {
  response.status(status).set({ 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
}
