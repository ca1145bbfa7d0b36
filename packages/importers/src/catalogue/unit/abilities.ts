import type { Ability, AbilityPlace, ListedRule } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { CORE_ABILITIES } from '../../page/facts/core-abilities.js';
import { WEAPON_TAG_IDS } from '../../page/facts/weapon-tags.js';
import { splitTags } from '../../page/sheet/ability-name.js';
import type { Entry, InfoUse } from '../entry/entry.js';
import { within } from '../entry/entry.js';
import { isDetachmentRules } from '../facts/skipped.js';
import { attributeOf } from '../node.js';
import { printedText } from '../printed-text.js';
import { hiddenUnless, kindOfProfile, type ResolvedInfo, resolveInfo } from './resolved-profile.js';
import { freeId, sourceOf, type UnitContext } from './unit-context.js';

interface ReadAbilities {
  readonly abilities: readonly Ability[];
  readonly detachmentRules: readonly ListedRule[];
  readonly idsOf: ReadonlyMap<Entry, readonly string[]>;
}

/** Abilities of the sheet, of its models and of its wargear; each wording once. */
export function readAbilities(context: UnitContext): ReadAbilities {
  const abilities = new Map<string, Ability>();
  const idsByContent = new Map<string, string>();
  const idsOf = new Map<Entry, string[]>();
  const detachmentRules = new Map<string, ListedRule>();
  for (const entry of within(context.unit)) {
    const hasWeapon = entry.info.some((use) => use.kind === 'profile' && kindOfProfile(use) === 'weapon');
    for (const use of entry.info) {
      if (use.kind === 'profile' && kindOfProfile(use) !== 'ability') continue;
      // The rules of weapon abilities are linked from the weapon, which names them among its keywords.
      if (use.kind === 'rule' && (hasWeapon || isWeaponRule(use, context))) continue;
      const info = resolveInfo(use, context);
      if (info === undefined) continue;
      if (use.groups.some(isDetachmentRules)) {
        const id = kebab(info.name);
        detachmentRules.set(id, { id, name: info.name, line: use.node.line });
        continue;
      }
      const ability = abilityOf(info, context);
      const key = `${ability.name} ${ability.value ?? ''} ${ability.text ?? ''}`;
      const id = idsByContent.get(key) ?? freeId(ability.name, abilities);
      if (!abilities.has(id)) abilities.set(id, { ...ability, id });
      idsByContent.set(key, id);
      if (info.when) context.changes.push(hiddenUnless(info.when, { of: 'ability', ids: [id], line: use.node.line }));
      idsOf.set(entry, [...(idsOf.get(entry) ?? []), id]);
    }
  }
  return { abilities: [...abilities.values()], detachmentRules: [...detachmentRules.values()], idsOf };
}

/** A core weapon ability, linked from a group of weapons. */
const isWeaponRule = ({ name, document }: InfoUse, { setting }: UnitContext): boolean =>
  (document === setting.library.system || setting.library.system === undefined) && WEAPON_TAG_IDS.has(kebab(name));

function abilityOf(info: ResolvedInfo, context: UnitContext): Ability {
  const { use } = info;
  const place = placeOfAbility(info, context);
  const named: Named = place === 'core' || place === 'faction' ? coreName(info) : splitTags(info.name);
  const text = infoText(info);
  return {
    id: '',
    name: named.name,
    edition: context.edition,
    source: sourceOf(use),
    gaps: text === '' ? [{ code: 'ability-text-missing', line: use.node.line }] : [],
    place,
    tags: named.tags,
    ...(named.value ? { value: named.value } : {}),
    ...(text === '' ? {} : { text }),
  };
}

interface Named {
  readonly name: string;
  readonly tags: readonly string[];
  readonly value?: string;
}

/** `Deadly Demise` and what its link appends, or what it already ends with: `Scouts 6"`. */
function coreName({ name, use, added }: ResolvedInfo): Named {
  if (added !== '') return { name: use.name, tags: [], value: added };
  const match = /^(.*?\D) ((?:\d*D[36](?:\+\d+)?|\d+)(?:\+|"|”)?)$/.exec(name);
  return { name: match?.[1] ?? name, tags: [], value: match?.[2] ?? '' };
}

function placeOfAbility({ use }: ResolvedInfo, { setting }: UnitContext): AbilityPlace {
  if (use.kind === 'rule')
    return use.document === setting.library.system || kebab(use.name) in CORE_ABILITIES ? 'core' : 'faction';
  if (/^warlord traits?$/i.test(attributeOf(use.node, 'typeName') ?? '')) return 'warlord-trait';
  return use.owner.kind === 'upgrade' ? 'wargear' : 'datasheet';
}

/** The description, or where a profile has columns of its own each under its name. */
export function infoText({ use, cells }: ResolvedInfo): string {
  if (use.kind === 'rule') return printedText(attributeOf(use.node, 'description') ?? '');
  const filled = cells.map(({ name, text }) => ({ name, text: printedText(text) })).filter(({ text }) => text !== '');
  const [only] = filled;
  if (filled.length === 1 && only && /^(?:description|effects?|details|rules?)$/i.test(only.name)) return only.text;
  return filled.map(({ name, text }) => `${name}: ${text}`).join('\n');
}
