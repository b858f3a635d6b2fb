const DISK_PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: 'is full: make room and start again',
  EDQUOT: 'is full for this user: make room and start again',
  EROFS: 'is read-only: make it writable and start again',
  EACCES: 'may not be written by this user: allow it and start again',
  EPERM: 'may not be written by this user: allow it and start again',
};

export async function inDataFolder<T>(dataDir: string, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (cause) {
    throw new Error(problemOf(dataDir, cause), { cause });
  }
}

function problemOf(dataDir: string, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const disk = DISK_PROBLEMS[code];
  if (disk !== undefined)
    return `The disk of the data folder ${dataDir} ${disk}. Nothing in it is lost (${code}).`;
  const reason = cause instanceof Error ? cause.message : String(cause);
  // Starting over does not help against an error of the system.
  const advice =
    code === '' ? 'Set another DATA_DIR or start over with "npm run reset"' : 'Set another DATA_DIR';
  return `The data folder ${dataDir} cannot be used: ${reason}. ${advice}.`;
}
