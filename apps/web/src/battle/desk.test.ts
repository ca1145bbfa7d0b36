import type { Placing, Seat } from '@umpire/rules';
import { expect, test } from 'vitest';
import { Desk } from './desk.js';
import type { Level, Outcome, Question, Told, Wanted } from './told.js';

const INCH = 25_400;

function firstOf(desk: Desk, edition = 'w40k-11') {
  const setting = desk.settings().find((one) => one.edition === edition);
  const [a = '', b = ''] = setting?.first?.armies ?? setting?.armies ?? [];
  return { armies: { A: a, B: b }, ...(setting?.first?.mission ? { mission: setting.first.mission } : {}) };
}

const told = (outcome: Outcome): Told => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.issues));
  return outcome.told;
};

const question = ({ questions: [first] }: Told): Question => {
  if (first === undefined) throw new Error('nobody is asked');
  return first;
};

function begun(players: Readonly<Record<Seat, Level>>, some: Partial<Wanted> = {}): { desk: Desk; now: Told } {
  const desk = new Desk();
  const edition = some.edition ?? 'w40k-11';
  const now = told(desk.start({ edition, ...firstOf(desk, edition), players, seed: '7', ...some }));
  return { desk, now };
}

/** Any answer that is taken: what is suggested, what is usual, as little as may be. */
function anyAnswer(desk: Desk, now: Told): Told {
  if (now.goesOn) return told(desk.go('all'));
  const asked = question(now);
  const { seat, id, kind, options, min, form, candidates } = asked;
  if (form !== undefined)
    return told(desk.fill(seat, id, Object.fromEntries(form.map(({ key, usual }) => [key, usual]))));
  const replies = {
    react: { pass: true },
    pick: { pick: options.slice(0, Math.max(1, min)).map(({ key }) => key) },
    order: { order: options.map(({ key }) => key) },
    split: { split: options[0] === undefined ? {} : { [options[0].key]: min } },
    propose: {
      propose: candidates[0]?.proposal ?? asked.proposal ?? desk.judge(seat, id, asked.suggested ?? {}).proposal,
    },
  } as const;
  return told(desk.answer(seat, id, replies[kind]));
}

/** Answers until it is so. */
function until(desk: Desk, from: Told, isSo: (now: Told) => boolean): Told {
  let last = from;
  for (let answers = 0; !isSo(last); answers++) {
    if (answers > 80) throw new Error('it never came to that');
    last = anyAnswer(desk, last);
  }
  return last;
}

const toPick = (desk: Desk, from: Told): Told => until(desk, from, (now) => question(now).kind === 'pick');

/** A unit of each side, set up by hand in a shooting phase. */
function sandbox(some: Partial<Wanted> = {}) {
  const row = (unit: string, count: number, y: number): Placing =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`${unit}.${i + 1}`, { x: (16 + i * 1.5) * INCH, y: y * INCH }]),
    );
  return begun(
    { A: 'person', B: 'person' },
    { set: { models: { ...row('A1', 6, 12), ...row('B2', 10, 24) }, round: 2, first: 'A', part: 'shooting' }, ...some },
  );
}

test('programs play a deed at a time, and say why; a person is asked when it is their turn', () => {
  const { desk, now } = begun({ A: 'greedy', B: 'person' });
  expect(now.goesOn).toBe(true);
  const happened: string[] = [];
  let last = now;
  for (let deeds = 0; last.goesOn && deeds < 40; deeds++) {
    last = told(desk.go('deed'));
    happened.push(...last.happened.flatMap((one) => (one.kind === 'told' ? [one.text.en] : [])));
  }
  expect(question(last).seat).toBe('B');
  // nobody else is on the table yet: where it is set up is weighed by the nearest objective alone
  expect(happened).toEqual([expect.stringMatching(/^best of 4: \d\.\d″ from objective \d$/)]);
});

test('where a program moves is told with the objective and the enemy that it was weighed by', () => {
  const { desk, now } = begun({ A: 'greedy', B: 'greedy' });
  const said: string[] = [];
  for (let last = now; last.goesOn && said.length < 12; ) {
    last = told(desk.go('deed'));
    said.push(...last.happened.flatMap((one) => (one.kind === 'told' ? [one.text.en] : [])));
  }
  expect(said.filter((line) => /^best of \d+: \d+\.\d″ from objective \d, \d+\.\d″ from [A-Z]/.test(line))).not.toEqual(
    [],
  );
  expect(said.filter((line) => /^best of \d+$/.test(line))).toEqual([]);
});

test('the table is shown as it stood after any answer, and as it is after the last', () => {
  const { desk, now } = begun({ A: 'greedy', B: 'greedy' });
  const seen: Told[] = [now];
  for (let last = now; last.goesOn && seen.length < 30; seen.push(last)) last = told(desk.go('deed'));
  const after = seen.flatMap((one) => {
    const at = one.at.at(-1);
    return at === undefined ? [] : [{ at, units: JSON.stringify(one.scene.units) }];
  });
  expect(new Set(after.map(({ units }) => units)).size).toBeGreaterThan(2);
  for (const { at, units } of [...after, ...after.toReversed()])
    expect(JSON.stringify(desk.past(at)?.scene.units)).toBe(units);
  expect(seen.every(({ at, happened }) => at.length === happened.length)).toBe(true);
});

test('who lets the deployment be made for them is next asked when the battle has begun', () => {
  const { desk, now } = begun({ A: 'person', B: 'random' });
  let last = told(desk.deploy(question(now.goesOn ? told(desk.go('all')) : now).seat));
  while (last.goesOn) last = told(desk.go('all'));
  expect(last.scene.round).toBe(1);
  const own = last.scene.units.filter(({ seat }) => seat === 'A');
  expect(own.every(({ models }) => models.every(({ at }) => at !== undefined))).toBe(true);
});

test('a sandbox begins in the part of the turn that was asked for, with who was placed and nobody else', () => {
  const { now } = sandbox();
  expect(now).toMatchObject({ isSandbox: true, scene: { part: 'shooting', round: 2, turn: 'A' } });
  expect(now.scene.units.map(({ ref }) => ref)).toEqual(['A1', 'B2']);
});

test('in a sandbox one sees what is seen, how likely, and goes back past dice as often as one likes', () => {
  const { desk, now: start } = sandbox();
  const now = toPick(desk, start);
  const shoot = question(now).options.find(({ refs }) => refs[0] === 'A1');
  expect(desk.survey('A1')?.others[0]).toMatchObject({ of: 'B2', sight: { sees: true } });
  const aiming = told(desk.answer('A', question(now).id, { pick: [shoot?.key ?? ''] }));
  const [target] = question(aiming).candidates;
  expect(target?.odds[0]?.modelsDestroyed.length).toBeGreaterThan(1);
  const shot = told(desk.answer('A', question(aiming).id, { propose: target?.proposal }));
  let last = until(desk, shot, ({ happened }) => happened.some(({ kind }) => kind === 'dice'));
  while (last.canUndo) last = told(desk.undo('A'));
  expect(last.scene).toEqual(start.scene);
  expect(question(last).options).toEqual(question(start).options);
});

/** One model of B's that moves, with one of A's in its straight way. */
function behindAnEnemy() {
  const { desk, now: start } = sandbox({
    set: {
      models: { 'B3.1': { x: 20 * INCH, y: 10 * INCH }, 'A1.1': { x: 23.9 * INCH, y: 10.6 * INCH } },
      round: 2,
      first: 'B',
      part: 'movement',
    },
  });
  const asked = toPick(desk, start);
  const moving = told(desk.answer('B', question(asked).id, { pick: ['normal>B3'] }));
  return { desk, id: question(moving).id };
}

test('a drop that cannot be reached straight is reached round what stands in the way, by the whole length of that way', () => {
  const { desk, id } = behindAnEnemy();
  const near = desk.judge('B', id, { 'B3.1': { x: 27.6 * INCH, y: 10 * INCH } });
  expect(near).toMatchObject({ isLegal: true });
  expect(near.ways['B3.1']?.length).toBeGreaterThan(0);
  expect(near.ways['B3.1']?.every(({ y }) => y < 10 * INCH)).toBe(true);
  // eight inches straight, and so more than eight on the way round
  const far = desk.judge('B', id, { 'B3.1': { x: 28 * INCH, y: 10 * INCH } });
  expect(far.isLegal ? [] : far.reasons.map(({ code }) => code)).toEqual(['move-too-far']);
  expect(far.isLegal ? undefined : far.nearest?.['B3.1']?.via?.length).toBeGreaterThan(0);
});

test('where a straight way is stopped the way of the hand is taken, and where none is it means nothing', () => {
  const { desk, id } = behindAnEnemy();
  const via = [{ x: Math.round(23.9 * INCH), y: Math.round(9.2 * INCH) }];
  const led = desk.judge('B', id, { 'B3.1': { x: 27.6 * INCH, y: 10 * INCH, via } });
  expect(led).toMatchObject({ isLegal: true, ways: { 'B3.1': via } });
  const free = desk.judge('B', id, { 'B3.1': { x: 20 * INCH, y: 6 * INCH, via } });
  expect(free).toMatchObject({ isLegal: true, ways: {} });
});

test('a window that was passed is not asked about again in its phase; its offer stays, and can be taken after all', () => {
  const { desk, now: start } = sandbox({
    set: {
      models: {
        'A1.1': { x: 20 * INCH, y: 10 * INCH },
        'A2.1': { x: 30 * INCH, y: 10 * INCH },
        'B2.1': { x: 20 * INCH, y: 34 * INCH },
      },
      round: 2,
      first: 'A',
      part: 'movement',
      points: { A: 3, B: 0 },
    },
  });
  expect(question(start).kind).toBe('react');
  const asked = toPick(desk, start);
  const stays = question(asked).options.find(({ key }) => key === 'normal>A1');
  const moving = told(desk.answer('A', question(asked).id, { pick: [stays?.key ?? ''] }));
  const next = told(desk.answer('A', question(moving).id, { propose: { stays: true } }));
  expect(question(next)).toMatchObject({ kind: 'pick', rule: 'select-to-move' });
  const [offer] = next.quiet;
  const rule = question(start).options.find(({ key }) => key === offer?.option.key)?.rule;
  expect(offer?.option.rule).toBe(rule);
  const taken = told(desk.useQuiet('A', offer?.option.key ?? ''));
  expect(taken.scene.stores.A['command-points']).toBeLessThan(next.scene.stores.A['command-points'] ?? 0);
});

test('a pass that stands is told once, and stands in the battle that is taken up again', () => {
  const { desk, now } = sandbox();
  const { seat, id, kind } = question(now);
  expect(kind).toBe('react');
  const passed = told(desk.answer(seat, id, { pass: true, until: 'battle' }));
  const tells = ({ happened }: Told) => happened.filter(({ kind }) => kind === 'passes');
  expect(tells(passed)).toEqual([{ kind: 'passes', seat, until: 'battle' }]);
  const again = new Desk();
  const opened = told(again.open(desk.file()));
  expect(tells(opened)).toEqual(tells(passed));
  expect(again.file()).toBe(desk.file());
});

test('dice by hand are asked for, taken as they lie, and thrown by the desk on request', () => {
  const { desk, now: start } = sandbox({ dice: 'by-hand' });
  const now = toPick(desk, start);
  const shoot = question(now).options.find(({ refs }) => refs[0] === 'A1');
  const aiming = told(desk.answer('A', question(now).id, { pick: [shoot?.key ?? ''] }));
  const { throws: thrown } = until(desk, aiming, ({ throws }) => throws !== undefined);
  if (thrown === undefined) throw new Error('no dice are asked for');
  const sixes = thrown.lots.map(({ dice, sides }) => Array<number>(dice).fill(sides));
  const wrong = desk.throwDice('A', thrown.id, [[7]]);
  expect(wrong.ok ? '' : wrong.issues[0]?.code).toBe('faces-differ');
  const next = told(desk.throwDice('A', thrown.id, sixes));
  const fell = next.happened.findLast(({ kind }) => kind === 'dice');
  expect(fell?.kind === 'dice' && fell.faces).toEqual(sixes.flat());
});

test('of two people on one device the second sees nothing before the device is in their hands, where something is secret', () => {
  const { now, desk } = begun({ A: 'person', B: 'person' }, { edition: 'netepic-fr2' });
  const last = until(desk, now, ({ cover }) => cover !== undefined);
  expect(last.cover).toBeDefined();
  expect(last.questions).toEqual([]);
  const held = told(desk.hold(last.cover ?? 'A'));
  expect(held.cover).toBeUndefined();
  expect(question(held).seat).toBe(last.cover);
});

test('what of an army will not act is said before it goes to battle', () => {
  const desk = new Desk();
  const { armies } = firstOf(desk);
  expect(desk.army('w40k-11', armies.B).unplayed.length).toBeGreaterThan(0);
  expect(desk.army('w40k-11', { own: { name: 'Nothing' } }).issues.length).toBeGreaterThan(0);
});

test('an objective is placed by its marker, refused where it may not lie, and named', () => {
  const { now, desk } = begun(
    { A: 'person', B: 'greedy' },
    { edition: 'netepic-fr2', mission: 'open-objectives', seed: '3' },
  );
  const last = until(desk, now, ({ questions }) => questions[0]?.rule === 'objectives');
  const { seat, id, about, isPlaced, suggested = {}, measuring } = question(last);
  const [ref = ''] = about;
  expect([isPlaced, measuring?.markers?.map((marker) => marker.ref)]).toEqual([true, [ref]]);
  expect(last.names[ref]).toMatch(/^Objectif \d$/);
  expect(desk.judge(seat, id, suggested).isLegal).toBe(true);
  const refused = desk.judge(seat, id, { [ref]: { x: 20_000, y: 600_000 } });
  expect(refused.isLegal ? undefined : refused.nearest).toEqual({ [ref]: { x: 150_000, y: 600_000 } });
});

test('a move of NetEpic is said in words, with where it ends', () => {
  const { now, desk } = begun({ A: 'person', B: 'greedy' }, { edition: 'netepic-fr2', seed: '3' });
  const last = until(desk, now, ({ questions }) => questions[0]?.shape === 'move');
  const { seat, id } = question(last);
  const moves = desk.moves(seat, id);
  expect(moves.map(({ words }) => words)).toContain('toward-objective');
  for (const { placing } of moves) expect(desk.judge(seat, id, placing).isLegal).toBe(true);
});

/** One weapon of a unit that shoots with dice by hand, its only hit roll showing a face. */
function hitOf(unit: string, weapon: string, face: number, seed = '7'): Told {
  const seat = unit.startsWith('A') ? 'A' : 'B';
  const { desk, now: start } = sandbox({
    dice: 'by-hand',
    seed,
    set: {
      models: { 'A1.6': { x: 20 * INCH, y: 10 * INCH }, 'B2.1': { x: 20 * INCH, y: 24 * INCH } },
      round: 2,
      first: seat,
      part: 'shooting',
      points: { A: 3, B: 3 },
    },
  });
  const now = toPick(desk, start);
  const shoot = question(now).options.find(({ refs }) => refs[0] === unit);
  const aiming = told(desk.answer(seat, question(now).id, { pick: [shoot?.key ?? ''] }));
  const line = question(aiming).form?.find(({ key }) => key.endsWith(weapon));
  const fired = told(desk.fill(seat, question(aiming).id, { [line?.key ?? '']: line?.options[0] ?? '' }));
  const { throws } = fired;
  if (throws?.purpose !== 'hit') throw new Error('nobody hits');
  return told(desk.throwDice(seat, throws.id, [[face]]));
}

const said = ({ happened }: Told): readonly string[] =>
  happened.flatMap((one) => (one.kind === 'told' ? [one.text.en] : []));

const rerollIn = ({ questions }: Told) =>
  questions.flatMap(({ options }) => options).find(({ ruleId }) => ruleId === 'command-re-roll');

test('a Command Re-roll that is worth it is asked about, with the chance as the dice lie and with one thrown again', () => {
  // 2+ to hit and to wound, no save against it
  expect(rerollIn(hitOf('A1', 'tachyon-arrow', 1))?.stakes).toEqual({
    models: 1,
    without: 0,
    with: expect.closeTo(25 / 36, 9),
  });
});

test('one that hardly moves the chance is not asked about, and stands as a quiet offer', () => {
  // a hit is no worse for lying there; a lone fleshborer would destroy its target once in twelve
  for (const now of [hitOf('A1', 'tachyon-arrow', 6), hitOf('B2', 'fleshborer', 1, '1')]) {
    expect(rerollIn(now)).toBeUndefined();
    expect(now.quiet.map(({ option }) => option.ruleId)).toContain('command-re-roll');
    expect(said(now)).toContain('Command Re-roll: passed, unasked');
  }
});

test.each(['w40k-11', 'w40k-10'])(
  '%s: whom a unit cannot shoot is listed with the rule and section that forbid it',
  (edition) => {
    const { now, desk } = begun({ A: 'person', B: 'greedy' }, { edition, seed: '4' });
    const last = until(desk, now, ({ questions }) =>
      questions.some(({ shape, refused }) => shape === 'shoot' && refused.some(({ why }) => typeof why !== 'string')),
    );
    const reasons = question(last).refused.flatMap(({ why }) => (typeof why === 'string' ? [] : why));
    for (const { by } of reasons) expect(by).toMatch(edition === 'w40k-11' ? /, \d\d\.\d\d/ : /^[A-Z]/);
  },
);

test('a place that a move may not end at is refused by the section that says so', () => {
  const { now, desk } = begun({ A: 'person', B: 'greedy' }, { edition: 'w40k-11', seed: '4' });
  const last = until(desk, now, ({ questions }) => questions[0]?.rule === 'normal-move');
  const { seat, id, suggested = {} } = question(last);
  const far = Object.fromEntries(
    Object.entries(suggested).map(([ref, spot]) => [ref, { ...spot, y: spot.y + 600_000 }]),
  );
  const judged = desk.judge(seat, id, far);
  expect(judged.isLegal ? [] : judged.reasons.map(({ by }) => by)).toContain('Normal Move, 09.05');
});
