import type { Scene, SceneGroup } from '@umpire/rules';
import { useTableWords } from '../words/use-table-words.js';

interface GroupsProps {
  readonly scene: Scene;
  readonly seat: 'A' | 'B';
}

const groupsOf = ({ groups = [] }: Scene, seat: 'A' | 'B'): readonly SceneGroup[] =>
  groups.filter((group) => group.seat === seat);

/** A strip a formation: losses to its break point, whether it is broken, its morale and what it is worth. */
export function FormationStrip({ scene, seat }: GroupsProps) {
  const { groups: words } = useTableWords();
  const groups = groupsOf(scene, seat);
  if (groups.length === 0) return null;
  return (
    <ul className="formations" aria-label={words.title}>
      {groups.map((group) => (
        <li key={group.ref} className={group.isBroken ? 'broken' : ''} data-group={group.ref}>
          <b>{group.name}</b>
          <meter
            min={0}
            max={group.breaksAt}
            value={Math.min(group.lost, group.breaksAt)}
            aria-label={words.lost(group.lost, group.breaksAt)}
          />
          <span className="quiet">
            {[
              `${group.lost}/${group.breaksAt}`,
              ...(group.isBroken ? [words.broken] : []),
              words.morale(group.morale),
              words.worth(group.worth),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

const boxes = (count: number, ticked: number): string => '☑'.repeat(ticked) + '☐'.repeat(Math.max(0, count - ticked));

/** The same on paper: boxes to tick for stands lost, unit by unit, and to the break point. */
export function FormationSheet({ scene, seat, title }: GroupsProps & { readonly title: string }) {
  const { groups: words } = useTableWords();
  const nameOf = (ref: string): string => scene.groups?.find((one) => one.ref === ref)?.name ?? ref;
  const groups = groupsOf(scene, seat);
  if (groups.length === 0) return null;
  return (
    <section className="formation-sheet">
      <h2>{title}</h2>
      {groups.map((group) => (
        <article key={group.ref}>
          <h3>{group.name}</h3>
          <p>
            {[
              words.points(group.points),
              words.worth(group.worth),
              words.morale(group.morale),
              words.breakPoint(group.breaksAt),
              ...(group.breaksWith.length > 0 ? [words.together(group.breaksWith.map(nameOf).join(', '))] : []),
            ].join(' · ')}
          </p>
          {groups.find(({ ref }) => ref === group.ref || group.breaksWith.includes(ref)) === group && (
            <p className="boxes break">{boxes(group.breaksAt, Math.min(group.lost, group.breaksAt))}</p>
          )}
          <ul>
            {group.units.map((ref) => {
              const unit = scene.units.find((one) => one.ref === ref);
              if (unit === undefined) return null;
              const of = Math.max(1, ...unit.models.map((model) => model.of));
              return (
                <li key={ref}>
                  {unit.name}{' '}
                  <span className="boxes">{boxes(unit.began * of, (unit.began - unit.models.length) * of)}</span>
                </li>
              );
            })}
          </ul>
        </article>
      ))}
    </section>
  );
}
