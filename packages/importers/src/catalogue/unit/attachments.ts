import type { Ability, Attachment } from '@umpire/datasheets';
import { placeOf } from '../entry/entry.js';
import { attributeOf, listOf, nameOf } from '../node.js';
import type { UnitContext } from './unit-context.js';

/** The units that a leader or support may join: from its ability's list, and from associations. */
export function readAttachments(abilities: readonly Ability[], context: UnitContext): readonly Attachment[] {
  const found = [...abilities.flatMap(fromAbility), ...fromAssociations(context)];
  const seen = new Set<string>();
  return found.filter(({ unit }) => {
    const key = unit.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function fromAbility({ name, text = '', source }: Ability): readonly Attachment[] {
  const role = /^(leader|support)\b/i.exec(name)?.[1]?.toLowerCase();
  if (role === undefined) return [];
  const [line] = source.lines;
  return namesIn(text).map((unit) => ({ unit, as: role === 'support' ? 'support' : 'leader', line }));
}

/** Bullets, or a list after the colon: `… the following units: A, B and C.` */
function namesIn(text: string): readonly string[] {
  const lines = text.split('\n');
  const bullets = lines.filter((line) => /^[-–] /.test(line)).map((line) => line.slice(2));
  const listed =
    bullets.length > 0
      ? bullets
      : (/\bfollowing units?\s*:\s*(.+)$/i.exec(lines.join(' '))?.[1]?.split(/,|\band\b/) ?? []);
  return listed.map((name) => name.replace(/[.;*]+$/, '').trim()).filter((name) => name !== '' && name.length <= 60);
}

function fromAssociations({ unit, setting }: UnitContext): readonly Attachment[] {
  return unit.parts.flatMap(({ node }) =>
    listOf(node, 'associations').flatMap((one) => {
      const name = setting.library.nameOfId(attributeOf(one, 'childId') ?? '');
      const as = /support/i.test(nameOf(one)) ? 'support' : 'leader';
      return name === undefined ? [] : [{ unit: name, as, line: placeOf(unit).node.line } as const];
    }),
  );
}
