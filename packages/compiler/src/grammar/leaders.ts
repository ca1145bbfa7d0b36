import type { Verb } from '@umpire/effects';
import type { Keywords, Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { bare, both, isOneOf, state, verbs } from './build.js';
import { say } from './say.js';

/* Who may join whom. */

const granted = (rule: string, keywords: Keywords, np?: Np): Node | undefined =>
  np?.any
    ? undefined
    : verbs(...keywords.map((all): Verb => ({ grant: { rule, keyword: all.join(' ') }, for: np?.who ?? 'self' })));

export const leaders: readonly Rule[] = [
  say('listed', '[one of] the following unit [:]', () => true),
  say('hosts', '[a|one|any|{listed?}] {kws} [unit]', (_listed, kws) => kws),
  say('joined', '(be attached to|join) {hosts}', (kws) => kws),
  say('joining', '[instead|also] {joined}', (kws) => kws),
  say('clause', '{np} can {joining}', (np, kws) => granted('attach-to', kws, np)),
  say('clause', 'you can attach {np} to {hosts}', (np, kws) => granted('attach-to', kws, np)),

  say('clause', 'you can attach {np} to {hosts} [,] {company}', (np, kws, others) => {
    const host = granted('attach-to', kws, np);
    const beside = granted('attach-beside', others, np);
    return host && beside ? both(host, beside) : undefined;
  }),
  // In place of another, or beside one.
  say('ours2', '[instead|also] be attached to this unit', () => true),
  say('clause', 'if {np} can {joined} , it can {ours2}', (np, kws) =>
    np.any
      ? verbs(
          ...kws.map((all): Verb => ({ grant: { rule: 'attach-to-self-as', keyword: all.join(' ') }, for: np.who })),
        )
      : undefined,
  ),
  say('above', '(one of the above unit|the above unit)', () => true),
  say('others', '[a|one] {kws} [model|unit]', (kws) => kws),
  say('company', 'even if {others} have already be attached [to it]', (kws) => kws),
  say('clause', 'you can attach {np} to {above} {company}', (np, _above, kws) => granted('attach-beside', kws, np)),

  say('frame', '(if|while) attached to [a|one] {kws} unit', (kws) => ({
    if: isOneOf({ all: 'unit', in: 'self' }, kws),
  })),
  say('frame', '(if|while) (leading|attached to) one of (this|that|the above|the following) unit', () => ({
    if: state('leading', 'self'),
  })),
  say('having', '{having} [,] instead of [the] {having}', (having, former) => traded(having, former)),

  // What the core rules say of the parted, said again.
  say('np', '(that|the) bodyguard unit', () => bare('?unit')),
  say('np', "this model 's bodyguard unit", () => bare({ all: 'unit', in: 'self' })),
  say('frame', 'if you do [so] [,] and {np} be destroyed', () => ({ then: true })),
  say('led', '(the|each|any) leader [unit] [attached to it]', () => true),
  say('strength', '[,] with its original starting strength', () => true),
  say('sentence', '{frame} [,] {led} become separate unit [{strength?}]', (frame) =>
    'then' in frame ? { say: 'nothing' } : undefined,
  ),
];

/** One thing had in the place of another: the same rule with another number, or a keyword for a keyword. */
function traded(having: Node, former: Node): Node | undefined {
  const [gained, lost] = [onlyGrant(having), onlyGrant(former)];
  if (!gained || !lost || gained.rule !== lost.rule) return undefined;
  if (gained.rule !== 'keyword') return having;
  return both(having, verbs({ grant: { ...lost, rule: 'lost-keyword' }, for: '?x' }));
}

const onlyGrant = (node: Node) => {
  const verb = 'verbs' in node && node.verbs.length === 1 ? node.verbs[0] : undefined;
  return verb && 'grant' in verb && typeof verb.grant === 'object' && 'rule' in verb.grant ? verb.grant : undefined;
};
