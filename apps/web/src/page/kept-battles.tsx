import { useEffect, useState } from 'react';
import { openBattle } from '../state/battle.js';
import { watch } from '../state/film.js';
import { type KeptBattle, keptBattles, removeBattle } from '../state/kept-battle.js';
import { useShippedNames } from '../words/shipped-names.js';
import { useDay } from '../words/use-library-words.js';
import { useTableWords } from '../words/use-table-words.js';

/** Battles on this device or with the server: go on with any, look back on those that are over, delete in two taps. */
export function KeptBattles() {
  const { kept } = useTableWords();
  const titleOf = useTitleOf();
  const [battles, setBattles] = useState<readonly KeptBattle[]>([]);
  const [leaving, setLeaving] = useState<string>();
  const learn = (): void => void keptBattles().then(setBattles, () => setBattles([]));
  useEffect(learn, []);
  if (battles.length === 0) return null;
  return (
    <section className="panel kept-battles" aria-labelledby="kept-battles">
      <h3 id="kept-battles">{kept.title}</h3>
      <ul className="lines">
        {battles.map((battle) => (
          <li key={battle.id}>
            <Told battle={battle} />
            <span className="row">
              <GoOn battle={battle} />
              {leaving === battle.id ? (
                <>
                  <button
                    type="button"
                    className="plain small"
                    onClick={() => void removeBattle(battle).finally(learn)}
                  >
                    {kept.forGood}
                  </button>
                  <button type="button" className="plain small" onClick={() => setLeaving(undefined)}>
                    {kept.keep}
                  </button>
                </>
              ) : (
                <button
                  type="button"
                  className="plain small"
                  aria-label={kept.remove(titleOf(battle))}
                  onClick={() => setLeaving(battle.id)}
                >
                  ✕
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who played whom, by the names of both armies. */
function useTitleOf(): (battle: KeptBattle) => string {
  const { kept } = useTableWords();
  const named = useShippedNames();
  return ({ titles }) => kept.against(named(titles.A), named(titles.B));
}

function Told({ battle }: { readonly battle: KeptBattle }) {
  const { kept } = useTableWords();
  const titleOf = useTitleOf();
  const day = useDay();
  const [a, b] = battle.score;
  return (
    <span>
      {titleOf(battle)}{' '}
      <span className="quiet">
        {[battle.isOver ? kept.over : kept.round(battle.round), `${a} : ${b}`, day(battle.at)].join(' · ')}
      </span>
    </span>
  );
}

function GoOn({ battle }: { readonly battle: KeptBattle }) {
  const { kept } = useTableWords();
  const title = useTitleOf()(battle);
  return battle.isOver ? (
    <button type="button" className="chip" aria-label={kept.lookBackOn(title)} onClick={() => void watch(battle.log)}>
      {kept.lookBack}
    </button>
  ) : (
    <button
      type="button"
      className="chip"
      aria-label={kept.goOnWith(title)}
      onClick={() => void openBattle(battle.log, battle.id)}
    >
      {kept.goOn}
    </button>
  );
}
