type OnServer = (statement: string) => Promise<void>;

export function endSessions(onServer: OnServer, name: string): Promise<void> {
  return onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

/** Renames a database in use. Blocks new connections meanwhile, which would always win on a busy machine. */
export async function renameDatabase(onServer: OnServer, from: string, to: string): Promise<void> {
  await onServer(`alter database ${from} allow_connections false`);
  // A connection accepted just before may still appear.
  for (let isRenamed = false; !isRenamed; ) {
    await endSessions(onServer, from);
    isRenamed = await onServer(`alter database ${from} rename to ${to}`).then(
      () => true,
      () => false,
    );
  }
  await onServer(`alter database ${to} allow_connections true`);
}
