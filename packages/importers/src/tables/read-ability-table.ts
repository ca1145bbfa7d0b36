import type { CoreRule } from '@umpire/datasheets';
import type { Issue } from '@umpire/kernel';
import { decodeText } from '@umpire/text';
import { createReport } from '../page/report.js';
import { readNetepicAbilities } from './netepic-abilities.js';

export interface AbilityTable {
  readonly rules: readonly CoreRule[];
  readonly issues: readonly Issue[];
}

/** A table of NetEpic abilities by itself, from text or bytes of any encoding. */
export function readAbilityTable(file: string, bytes: Uint8Array | string): AbilityTable {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return { rules: [], issues: decoded.error };
  const report = createReport(file);
  report.take(decoded.value.issues.map((one) => ({ ...one, span: { ...one.span, file } })));
  const rules = readNetepicAbilities(decoded.value.text, { file, report });
  return { rules, issues: report.issues };
}
