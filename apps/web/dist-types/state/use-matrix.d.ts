import type { MatrixReply, RawScenario } from '../engine/reply.js';
/** The matrix of a question; the last one stays until the next is there. */
export declare function useMatrix(raw: RawScenario | undefined): MatrixReply | undefined;
//# sourceMappingURL=use-matrix.d.ts.map