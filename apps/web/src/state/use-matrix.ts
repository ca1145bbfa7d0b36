import { useEffect, useState } from 'react';
import { engine } from '../engine/client.js';
import type { MatrixReply, RawScenario } from '../engine/reply.js';

/** The matrix of a question; the last one stays until the next is there. */
export function useMatrix(raw: RawScenario | undefined): MatrixReply | undefined {
  const [reply, setReply] = useState<MatrixReply>();
  const asked = raw === undefined ? undefined : JSON.stringify(raw);
  useEffect(() => {
    if (asked === undefined) return;
    let stands = true;
    const wait = setTimeout(() => {
      void engine()
        .matrix(JSON.parse(asked))
        .then((found) => {
          if (stands) setReply(found);
        });
    }, 120);
    return () => {
      stands = false;
      clearTimeout(wait);
    };
  }, [asked]);
  return reply;
}
