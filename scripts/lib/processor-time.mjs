import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

function processOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the closing parenthesis may contain anything, so the fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [own, ownSystem, ended, endedSystem] = fields.slice(11, 15).map(Number);
    const endedTicks = ended + endedSystem;
    return { pid, parent: Number(fields[1]), endedTicks, ticks: own + ownSystem + endedTicks };
  } catch {
    return undefined;
  }
}

function allProcesses() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => processOf(Number(name)))
      .filter((found) => found !== undefined);
  } catch {
    return [];
  }
}

/** Ended children included. Undefined where the system does not tell. */
export function processorSeconds(pid = process.pid) {
  const processes = allProcesses();
  if (!processes.some((known) => known.pid === pid)) return undefined;
  const ticksOf = (current) =>
    current.ticks +
    processes.filter(({ parent }) => parent === current.pid).reduce((sum, child) => sum + ticksOf(child), 0);
  const own = processes.find((known) => known.pid === pid);
  return ticksOf(own) / TICKS_PER_SECOND;
}

export function secondsOfEndedChildren() {
  const self = processOf(process.pid);
  return self && self.endedTicks / TICKS_PER_SECOND;
}
