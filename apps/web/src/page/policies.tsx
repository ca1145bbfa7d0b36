import { setPolicy } from '../state/edit.js';
import { useStore } from '../state/store.js';
import { useWords } from '../words/use-words.js';

/** What may be answered; the first is what is done unless something else is chosen. */
const POLICIES: Readonly<Record<string, readonly string[]>> = {
  hitReroll: ['failed', 'non-critical', 'never', 'best'],
  woundReroll: ['failed', 'non-critical', 'never', 'best'],
  damageReroll: ['low', 'never', 'best'],
  attacksReroll: ['low', 'never', 'best'],
  saveReroll: ['failed', 'never', 'best'],
  commandReroll: ['never', 'attacker', 'defender'],
  allocation: ['listed', 'best'],
  order: ['listed', 'best'],
  lethalHits: ['wound', 'roll', 'best'],
  precision: ['leader', 'never', 'best'],
};

/** How the players answer what the dice ask of them. Open once something is not as usual. */
export function PoliciesPanel() {
  const words = useWords();
  const policies = useStore(({ draft }) => draft.policies);
  return (
    <details className="panel" open={Object.keys(policies).length > 0}>
      <summary>
        <h2>{words.policies}</h2>
      </summary>
      <div className="policies">
        <GoalChoice />
        {Object.entries(POLICIES).map(([name, values]) => (
          <label key={name}>
            {words.policyNames[name]}
            <select
              value={policies[name] ?? values[0]}
              onChange={(e) => setPolicy(name, e.target.value, values[0] ?? '')}
            >
              {values.map((value) => (
                <option key={value} value={value}>
                  {words.policyValues[value]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  );
}

function GoalChoice() {
  const words = useWords();
  const policies = useStore(({ draft }) => draft.policies);
  const target = useStore(({ draft }) => draft.target);
  const groups = target.groups.length > 1 ? target.groups.map(({ name }) => name || target.name) : [];
  return (
    <label>
      {words.policyNames.goal}
      <select value={policies.goal ?? 'destroy'} onChange={(e) => setPolicy('goal', e.target.value, 'destroy')}>
        <option value="destroy">{words.goals.destroy}</option>
        <option value="models">{words.goals.models}</option>
        <option value="wounds">{words.goals.wounds}</option>
        {groups.map((name) => (
          <option key={name} value={`destroy:${name}`}>
            {words.destroyGroup(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
