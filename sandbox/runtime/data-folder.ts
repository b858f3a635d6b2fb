export async function inDataFolder<T>(dataDir: string, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The data folder ${dataDir} cannot be used: ${reason}. Set another DATA_DIR or start over with "npm run reset".`,
      { cause },
    );
  }
}
