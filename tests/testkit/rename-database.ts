type OnServer = (statement: string) => Promise<void>;

/** Ends every connection to a database. */
export function endSessions(onServer: OnServer, name: string): Promise<void> {
  return onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

/** Renames a database in use. It lets nobody in meanwhile: on a busy machine others would always be faster. */
export async function renameDatabase(onServer: OnServer, from: string, to: string): Promise<void> {
  await onServer(`alter database ${from} allow_connections false`);
  // Who was on the way in when the door closed may still come.
  for (let isRenamed = false; !isRenamed; ) {
    await endSessions(onServer, from);
    isRenamed = await onServer(`alter database ${from} rename to ${to}`).then(
      () => true,
      () => false,
    );
  }
  await onServer(`alter database ${to} allow_connections true`);
}
