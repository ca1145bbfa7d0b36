import {
  type Grant,
  type Menu,
  matchVerb,
  type Period,
  type Selector,
  type Value,
  type Verb,
  type VerbOf,
  type Whom,
} from '@umpire/effects';
import { listed, of, plain, quoted, that, to } from './grammar.js';
import { acts, deeds, purposes, rerolls, rules, sorts } from './nouns.js';
import { states } from './states.js';
import { condition, name, number, selector, until, value, when, whom } from './terms.js';

const joined = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

const forWhom = (one: Whom, period: Period | undefined): string =>
  joined(`pour ${whom(one)}`, period !== undefined && until(period));

const kept = (keep: Period | undefined): string | undefined => keep && `et le garder ${until(keep)}`;

/** Several verbs in a row. */
export const verbs = (several: readonly Verb[]): string => several.map(verb).join('\u202f; ') || 'ne rien faire';

const block = (several: readonly Verb[]): string => (several.length < 2 ? verbs(several) : `(${verbs(several)})`);

/** What a verb does, as an order: « ajouter 1 aux jets pour toucher pour les attaques de cette unité ». */
function verb(one: Verb): string {
  return matchVerb(one, {
    modify: (it) =>
      joined(modify(it), it.stacks !== undefined && notCumulative[`${it.stacks}`], forWhom(it.for, it.until)),
    ignoreModifiers: (it) =>
      joined(
        `ignorer les modificateurs ${listed(
          it.ignoreModifiers.map((each) => to(number(each))),
          'et',
        )}`,
        forWhom(it.for, it.until),
      ),
    reroll: (it) => joined(reroll(it), forWhom(it.for, it.until)),
    grant: (it) => joined(`donner ${grant(it.grant)}`, forWhom(it.for, it.until)),
    mark: ({ mark, on, until: period }) =>
      joined(`désormais, ${selector(on)}`, states[mark] ?? `a l’état ${quoted(plain(mark))}`, period && until(period)),
    allow: ({ allow, for: who, until: period }) => joined(`permettre ${deed(allow)}`, forWhom(who, period)),
    forbid: ({ forbid, for: who, until: period }) => joined(`interdire ${deed(forbid)}`, forWhom(who, period)),
    roll,
    rerollNow: ({ rerollNow }) => `relancer ${selector(rerollNow)} aussitôt`,
    choose,
    bind: ({ bind, to: bound, keep }) => joined(`poser ${name(bind)} = ${boundTo(bound)}`, kept(keep)),
    collect: ({ collect, into, keep }) => joined(`noter ${selector(collect)} parmi ${name(into)}`, kept(keep)),
    drop: ({ drop, from }) => `ôter ${selector(drop)} ${of(name(from))}`,
    suffer: ({ suffer, kind, on }) =>
      `${selector(on)} subit ${value(suffer)} ${kind === 'mortal' ? 'blessure(s) mortelle(s)' : 'dégât(s)'}`,
    heal: ({ heal, on, revive }) =>
      `rendre ${value(heal)} point(s) de vie ${to(selector(on))}${revive ? ', figurines détruites comprises' : ''}`,
    return: (it) =>
      `ramener ${selector(it.return)} avec ${it.wounds === 'full' ? 'tous ses' : value(it.wounds)} points de vie`,
    destroy: ({ destroy }) => `détruire ${selector(destroy)}`,
    cancel: ({ cancel }) => `annuler ${cancelled[cancel]}`,
    gain: ({ gain, amount, for: who }) =>
      `${selector(who)} gagne ${value(amount)} ${number(gain).replace(/^les? |^la |^l’/, '')}`,
    move: ({ move, as, upTo }) => `déplacer ${selector(move)} de ${value(upTo)} au plus (${sort(as)})`,
    setUp: ({ setUp, as, within }) => joined(`placer ${selector(setUp)} (${sort(as)})`, where(within)),
    reserve: ({ reserve, as }) => `mettre ${selector(reserve)} en réserve (${sort(as)})`,
    copy: ({ copy, as }) => `créer une copie ${of(selector(copy))}, ${name(as)}`,
    place: ({ place, as, within }) => joined(`placer un marqueur ${sort(place)}, ${name(as)}`, where(within)),
    remove: ({ remove }) => `retirer ${selector(remove)}`,
    activate: ({ activate, for: who }) =>
      `déclencher ${acts[activate] ?? rules[activate] ?? plain(activate)} pour ${selector(who)}`,
    lift: ({ lift, from }) =>
      `pour ${selector(from)}, lever l’état ${quoted((states[lift] ?? plain(lift)).replace(/^est /, ''))}`,
    later: (it) => `plus tard, ${when(it.later)}, ${block(it.do)}`,
    if: (it) => `si ${condition(it.if)}, ${block(it.then)}${it.else === undefined ? '' : `, sinon ${block(it.else)}`}`,
    each: (it) => `pour chacune parmi ${selector(it.each)}, comme ${name(it.as)}, ${block(it.do)}`,
    while: (it) => `tant ${that(condition(it.while))}, ${block(it.do)}`,
    either: ({ either }) => `au choix\u00a0: ${either.map((each) => `(${verbs(each)})`).join(' ou ')}`,
    native: ({ native }) => `suivre la règle ${plain(native)}`,
  });
}

const deed = (one: string): string => deeds[one] ?? rules[one] ?? plain(one);

const sort = (one: string): string => sorts[one] ?? plain(one);

const cancelled: Readonly<Record<VerbOf<'cancel'>['cancel'], string>> = {
  hit: 'la touche',
  wound: 'la blessure',
  attack: 'l’attaque',
  power: 'le pouvoir',
  removal: 'le retrait',
};

const notCumulative: Readonly<Record<string, string>> = {
  false: '(plusieurs copies comptent pour une)',
  alone: '(sans cumul avec d’autres améliorations)',
};

function modify({ modify: what, how, by }: VerbOf<'modify'>): string {
  const noun = number(what);
  const amount = value(by);
  switch (how) {
    case 'set':
      return `fixer ${noun} à ${amount}`;
    case 'add':
      return amount.startsWith('−') ? `retirer ${amount.slice(1)} ${to(noun)}` : `ajouter ${amount} ${to(noun)}`;
    case 'multiply':
      return `multiplier ${noun} par ${amount}`;
    case 'divide':
      return `diviser ${noun} par ${amount}`;
    case 'improve':
      return `améliorer ${noun} de ${amount}`;
    case 'worsen':
      return `dégrader ${noun} de ${amount}`;
    case 'best-of':
      return what.includes('save') || what.startsWith('feel-no-pain')
        ? `donner ${noun} ${amount}+, si c’est mieux`
        : `prendre ${amount} pour ${noun}, si c’est mieux`;
  }
}

function reroll({ reroll: what, which }: VerbOf<'reroll'>): string {
  const noun = rerolls[what] ?? `les jets ${quoted(plain(what))}`;
  if (which === 'ones') return `relancer les 1 ${of(noun)}`;
  return `relancer ${noun}${which === 'failed' ? ' ratés' : ''}`;
}

function grant(one: Grant): string {
  if (typeof one === 'string') return rules[one] ?? plain(one);
  if ('bound' in one) return name(one.bound);
  const { rule, parameter, keyword } = one;
  return joined(
    rules[rule] ?? plain(rule),
    keyword,
    parameter !== undefined && `${typeof parameter === 'number' ? parameter : parameter.dice}`,
  );
}

const roll = ({ roll: dice, as, purpose, times, success }: VerbOf<'roll'>): string =>
  joined(
    `lancer ${dice} pour ${purposes[purpose] ?? plain(purpose)}`,
    times !== undefined && (typeof times === 'number' ? `${times} fois` : `autant de fois que ${value(times)}`),
    success === undefined ? `comme ${name(as)}` : `et compter les ${value(success)} ou plus comme ${name(as)}`,
  );

function choose({ choose: what, as, min, max, distinctBy, ordered, by, secret, keep }: VerbOf<'choose'>): string {
  return joined(
    by === 'opponent' ? 'l’adversaire choisit' : 'choisir',
    secret && 'en secret',
    howMany(min, max),
    boundTo(what),
    distinctBy !== undefined && `de ${number(distinctBy)} différente`,
    ordered && 'dans l’ordre',
    `comme ${name(as)}`,
    kept(keep),
  );
}

function howMany(min: Value | undefined, max: Value | undefined): string {
  if (min !== undefined && min === max) return `exactement ${value(min)} parmi`;
  if (min === 0) return `jusqu’à ${value(max ?? 1)} parmi`;
  const bounds = [
    ...(min === undefined ? [] : [`au moins ${value(min)}`]),
    ...(max === undefined ? [] : [`au plus ${value(max)}`]),
  ];
  return bounds.length === 0 ? 'une parmi' : `${bounds.join(' et ')} parmi`;
}

const where = (within: VerbOf<'place'>['within']): string | undefined =>
  within.length === 0 ? undefined : `là où ${within.map((each) => condition(each)).join('\u202f; ')}`;

function boundTo(bound: Value | Selector | Menu): string {
  if (isList(bound)) return listed(bound.map(plain), 'ou');
  if (typeof bound === 'object' && 'all' in bound) return selector(bound);
  if (typeof bound === 'object' && 'entriesOf' in bound) return `les entrées ${of(name(bound.entriesOf))}`;
  if (typeof bound === 'object' && 'rest' in bound)
    return `ce qui de ${listed(bound.rest.map(plain), 'et')} n’est pas parmi ${name(bound.of)}`;
  return value(bound);
}

const isList = (bound: Value | Selector | Menu): bound is readonly string[] => Array.isArray(bound);
