/** Bounds of what is read from other people's files; beyond them a file is refused, not read in part. */
export interface FileLimits {
  /** Unpacked bytes of one document. */
  readonly maxBytes: number;
  /** Elements inside elements, arrays inside arrays. */
  readonly maxDepth: number;
  /** Elements, or members, in one document. */
  readonly maxNodes: number;
}

export const FILE_LIMITS: FileLimits = { maxBytes: 32 * 1024 * 1024, maxDepth: 200, maxNodes: 2_000_000 };
