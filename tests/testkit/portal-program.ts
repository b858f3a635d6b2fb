import type { PortalSettings, Question, Reply } from './portal-commands';
import { type OpenPortal, openPortal } from './test-portal';

const portals = new Map<number, OpenPortal>();

/** Runs a request of the other process for one portal. */
async function carryOut({ portal, name, args }: Question): Promise<unknown> {
  if (name === 'start') {
    const opened = await openPortal(args[0] as PortalSettings);
    portals.set(portal, opened);
    return opened.url;
  }
  const opened = portals.get(portal);
  if (!opened) throw new Error(`Portal ${portal} does not run.`);
  if (name === 'stop') {
    portals.delete(portal);
    return opened.stop();
  }
  const command: unknown = Reflect.get(opened.commands, name);
  if (typeof command !== 'function') throw new Error(`No command ${name}.`);
  return command(...args);
}

/** Returns errors as text. */
async function answer(question: Question): Promise<Reply> {
  const { id } = question;
  try {
    return { id, value: await carryOut(question) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? String(error)) : String(error) };
  }
}

process.on('message', async (question: Question) => process.send?.(await answer(question)));
process.once('disconnect', () => process.exit(0));
