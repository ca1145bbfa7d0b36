import type { AbilityHint, DetachmentRule, Enhancement, ImportRecord, Stratagem } from '@umpire/datasheets';
import { type Entity, editionOfEntity, isRecord, text, texts, whole } from './kdc-file.js';
import { type Entities, indexOf, type KdcIndex } from './kdc-index.js';
import { readKdcUnit } from './kdc-units.js';

/** 40kdc entities of any files together, joined by their ids, to records. */
export function readKdc(
  entities: Entities,
  { edition: asked }: { readonly edition: string | undefined },
): readonly ImportRecord[] {
  const editionOf = (entity: Entity): string => asked ?? editionOfEntity(entity) ?? 'w40k-11';
  const index = indexOf(entities, editionOf);
  const each = (kind: Parameters<Entities['get']>[0]): readonly Entity[] => (entities.get(kind) ?? []).filter(hasId);
  const sheets = each('unit').map((one) => readKdcUnit(one, { index, edition: editionOf(one) }));
  const used = new Set(sheets.flatMap(({ weapons }) => weapons.map(({ source }) => source.entry)));
  return [
    ...sheets,
    ...sheets.flatMap((sheet) => sheet.weapons.map((weapon) => ({ kind: 'weapon' as const, of: sheet.id, ...weapon }))),
    ...[...index.weapons]
      .filter(([id]) => !used.has(id))
      .flatMap(([, profiles]) => profiles.map((weapon) => ({ kind: 'weapon' as const, of: '', ...weapon }))),
    ...sheets.flatMap((sheet) =>
      sheet.abilities.map((ability) => ({ kind: 'ability' as const, of: sheet.id, ...ability })),
    ),
    ...each('detachment').map((one) => detachmentOf(one, { index, edition: editionOf(one) })),
    ...each('enhancement').map((one) => enhancementOf(one, { index, edition: editionOf(one) })),
    ...each('stratagem').map((one) => stratagemOf(one, { index, edition: editionOf(one) })),
    ...each('ability').map((one) => hintOf(one, { index, edition: editionOf(one) })),
  ];
}

function hasId({ value, line, report }: Entity): boolean {
  if (text(value['id'] ?? value['ability_id']) !== '') return true;
  report.warn('row-without-name', line, 'An entity has no id; it was left out', { found: text(value['name']) });
  return false;
}

interface Context {
  readonly index: KdcIndex;
  readonly edition: string;
}

const commonOf = ({ value, file, line }: Entity, edition: string) => {
  const id = text(value['id'] ?? value['ability_id']);
  return {
    id,
    name: text(value['name']),
    edition,
    source: { file, lines: [line, line] as const, entry: id },
    gaps: [],
  };
};

function detachmentOf(entity: Entity, { index, edition }: Context): DetachmentRule {
  const { value } = entity;
  const points = whole(value['detachment_points']);
  const tags = [...texts(value['force_dispositions']), ...texts(value['tags'])];
  return {
    kind: 'detachment',
    ...commonOf(entity, edition),
    body: [],
    parts: [],
    aliases: [],
    referenced: true,
    detachment: text(value['name']),
    faction: index.names.get(text(value['faction_id'])) ?? text(value['faction_id']),
    ...(points === undefined || points < 0 ? {} : { points }),
    ...(tags.length === 0 ? {} : { tags }),
  };
}

function enhancementOf(entity: Entity, { index, edition }: Context): Enhancement {
  const { value, line } = entity;
  const points = whole(value['cost']);
  const detachment = text(value['detachment_id']);
  return {
    kind: 'enhancement',
    ...commonOf(entity, edition),
    gaps: [{ code: 'ability-text-missing', line }],
    detachments: detachment === '' ? [] : [index.detachmentNames.get(detachment) ?? detachment],
    ...(points === undefined ? {} : { points }),
    type: value['upgrade_tag'] === true ? 'upgrade' : 'enhancement',
    weapons: [],
    units: [],
  };
}

function stratagemOf(entity: Entity, { index, edition }: Context): Stratagem {
  const { value, line, report } = entity;
  const detachment = text(value['detachment_id']);
  const type = text(value['type']).replaceAll('-', ' ');
  const cost = whole(value['cp_cost']);
  if (cost === undefined || cost < 0)
    report.warn('stratagem-incomplete', line, `${text(value['name'])} has no price`, { what: ['cost'] });
  return {
    kind: 'stratagem',
    ...commonOf(entity, edition),
    gaps: [{ code: 'stratagem-incomplete', line, what: ['when', 'target', 'effect'] }],
    cost: Math.max(0, cost ?? 0),
    group: text(value['category']) === 'core' ? 'core' : 'detachment',
    ...(detachment === '' ? {} : { detachment: index.detachmentNames.get(detachment) ?? detachment }),
    ...(type === '' ? {} : { type }),
    aliases: [],
    states: [],
  };
}

const BEHAVIOURS = ['passive', 'activated', 'reactive', 'aura'] as const;

/** Structured by others: worth comparing with, not worth playing. A bare grant of a name says nothing of what it does. */
function hintOf(entity: Entity, { index, edition }: Context): AbilityHint {
  const { value } = entity;
  const effect = value['effect'];
  const isBare = !isRecord(effect) || effect['type'] === 'ability-grant';
  const common = commonOf(entity, edition);
  const behaviour = BEHAVIOURS.find((one) => one === value['behavior']);
  const phases = index.phases.get(common.id);
  const faction = text(value['faction_id']);
  const detachment = text(value['detachment_id']);
  const type = text(value['ability_type']);
  return {
    kind: 'ability-hint',
    ...common,
    stage: isBare ? 'text' : 'compiled',
    units: texts(value['unit_ids']),
    ...(faction === '' ? {} : { faction }),
    ...(detachment === '' ? {} : { detachment }),
    ...(type === '' ? {} : { type }),
    ...(behaviour === undefined ? {} : { behaviour }),
    ...(phases === undefined ? {} : { phases }),
    printed: value,
  };
}
