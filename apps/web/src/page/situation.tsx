import { useState } from 'react';
import { FLAGS, type Flag, type Phase } from '../scenario/draft.js';
import { change, setCondition, toggleFlag } from '../state/edit.js';
import { useStore } from '../state/store.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Field, Segments, Toggle } from './field.js';
import { RuledOtherwise } from './ruling-switch.js';

const COMMON: Readonly<Record<Phase, readonly Flag[]>> = {
  shooting: ['cover', 'moved', 'advanced'],
  fight: ['charged', 'cover'],
};

/** Phase, distance and conditions. Rare ones fold; one that holds never does. */
export function Situation() {
  const words = useWords();
  const phase = useStore(({ draft }) => draft.phase);
  const conditions = useStore(({ draft }) => draft.conditions);
  const [all, setAll] = useState(false);
  const common = COMMON[phase];
  const rare = FLAGS.filter((flag) => !common.includes(flag));
  const folded = rare.filter((flag) => !conditions.flags.includes(flag));
  const shown = all ? [...common, ...rare] : [...common, ...rare.filter((flag) => conditions.flags.includes(flag))];
  return (
    <section className="panel situation" aria-labelledby="situation">
      <h2 id="situation" className="aside">
        {words.situation}
      </h2>
      <div className="row">
        <Segments
          label={words.phase}
          value={phase}
          options={[
            ['shooting', words.phases.shooting],
            ['fight', words.phases.fight],
          ]}
          onChange={(next) => change((one) => ({ ...one, phase: next }))}
        />
        {phase === 'shooting' && (
          <div className="distance">
            <Field
              label={words.distance}
              short="″"
              value={conditions.distance}
              decimal
              path="conditions.distance"
              onChange={(text) => setCondition('distance', text)}
            />
          </div>
        )}
        {shown.map((flag) => (
          <Toggle key={flag} on={conditions.flags.includes(flag)} onChange={() => toggleFlag(flag)}>
            {words.flags[flag]}
          </Toggle>
        ))}
        <button type="button" className="plain rare" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewer : words.rare(folded.length)}
        </button>
      </div>
      {(all || conditions.attackerStates !== '' || conditions.targetStates !== '') && (
        <div className="pair">
          <Field
            label={words.attackerStates}
            value={conditions.attackerStates}
            wide
            onChange={(text) => setCondition('attackerStates', text)}
          />
          <Field
            label={words.targetStates}
            value={conditions.targetStates}
            wide
            onChange={(text) => setCondition('targetStates', text)}
          />
        </div>
      )}
      <Assumed />
      <RuledOtherwise />
    </section>
  );
}

/** What the answer takes for granted: what nobody asked about, and what it had to settle itself. */
function Assumed() {
  const words = useWords();
  const { say } = useVoice();
  const phase = useStore(({ draft }) => draft.phase);
  const flags = useStore(({ draft }) => draft.conditions.flags);
  const isAlone = useStore(({ draft }) => draft.rest?.neighbours === undefined);
  const assumed = useStore(({ last }) => (last?.kind === 'answer' ? last.answer.assumed : undefined)) ?? [];
  const usual = [
    ...(phase === 'shooting' && !flags.includes('notVisible') ? [words.assumes.visible] : []),
    ...(isAlone && !assumed.some(({ code }) => code === 'alone') ? [words.assumes.alone] : []),
  ];
  const settled = assumed.map(({ code, what, of }) => (say.assumptions[code] ?? say.assumption)(what, of));
  if (usual.length + settled.length === 0) return null;
  return (
    <p className={settled.length > 0 ? 'quiet assumed' : 'quiet assumed usual'}>
      {say.assumed}
      {say.colon} {[...usual, ...settled].join(', ')}
    </p>
  );
}
