import type { Roster } from '@umpire/datasheets';
import { printAppText } from './app-text.js';
import { printBattleScribeJson } from './battlescribe-json.js';
import { printNewRecruitText } from './new-recruit-text.js';
import { printWtcCompact } from './wtc-compact.js';

const PRINTERS = {
  'gw-app': printAppText,
  'new-recruit-gw': printNewRecruitText,
  'wtc-compact': printWtcCompact,
  'battlescribe-json': printBattleScribeJson,
} satisfies Readonly<Record<string, (roster: Roster) => string>>;

export type ExportFormat = keyof typeof PRINTERS;
export const EXPORT_FORMATS: readonly ExportFormat[] = ['gw-app', 'new-recruit-gw', 'wtc-compact', 'battlescribe-json'];

/**
 * A roster as other programs read it. Units, models, wargear, enhancements, warlord, detachments and points come back
 * on import; each format loses what it has no place for (statlines in text; attachments in New Recruit's formats).
 */
export const exportRoster = (roster: Roster, format: ExportFormat): string => PRINTERS[format](roster);
