import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

function processOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the closing parenthesis may contain anything, so fields are counted after it.
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

function ticksWithin(current, processes) {
  return processes
    .filter(({ parent }) => parent === current.pid)
    .reduce((sum, child) => sum + ticksWithin(child, processes), current.ticks);
}

/** Includes ended children. Undefined if the system does not report it. */
export function processorSeconds(pid = process.pid) {
  const processes = allProcesses();
  const own = processes.find((known) => known.pid === pid);
  return own && ticksWithin(own, processes) / TICKS_PER_SECOND;
}

/** Processor seconds of each running child, including its descendants. */
export function secondsOfRunningChildren() {
  const processes = allProcesses();
  const children = processes.filter(({ parent }) => parent === process.pid);
  return new Map(children.map((child) => [child.pid, ticksWithin(child, processes) / TICKS_PER_SECOND]));
}

export function secondsOfEndedChildren() {
  const self = processOf(process.pid);
  return self && self.endedTicks / TICKS_PER_SECOND;
}
