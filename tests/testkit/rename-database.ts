type OnServer = (statement: string) => Promise<void>;

/** Ends every connection to a database. */
export function endSessions(onServer: OnServer, name: string): Promise<void> {
  return onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

/** Renames a database in use: its connections are ended until nobody is faster in connecting again. */
export async function renameDatabase(onServer: OnServer, from: string, to: string): Promise<void> {
  for (let isRenamed = false; !isRenamed; ) {
    await endSessions(onServer, from);
    isRenamed = await onServer(`alter database ${from} rename to ${to}`).then(
      () => true,
      () => false,
    );
  }
}
