import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseError } from './errors';

export interface FolderLock {
  release(): Promise<void>;
}

/** A second PGlite would damage the folder; the socket ends with the process. @throws DatabaseError */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = await socketPath(folder);
  const server = await listen(path).catch(async (cause: unknown) => {
    if (await isListening(path)) {
      throw new DatabaseError(
        `The database folder ${folder} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
        { cause },
      );
    }
    if (!isAbstract(path)) await rm(path, { force: true });
    return listen(path);
  });
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

export async function isLocked(folder: string): Promise<boolean> {
  return isListening(await socketPath(folder));
}

const isAbstract = (path: string) => path.startsWith('\0');

// Linux has sockets without a file, which processes with different temporary folders share, too. Elsewhere it is in
// the temporary folder, because a socket path is limited to about 100 characters.
async function socketPath(folder: string): Promise<string> {
  const name = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 24);
  if (process.platform === 'linux') return `\0vendor-${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\vendor-${name}` : join(tmpdir(), `vendor-${name}.lock`);
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
