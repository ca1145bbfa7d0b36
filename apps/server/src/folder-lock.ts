import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Holds a folder for this process: two that write to one store would ruin it. Throws where a living process holds it. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'lock');
  if (!take(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder)) throw new Error(`the store is in use by process ${holder}: ${folder}`);
    rmSync(file, { force: true });
    if (!take(file)) throw new Error(`the store is in use: ${folder}`);
  }
  return () => rmSync(file, { force: true });
}

function take(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
