import type { Verb } from '@umpire/effects';
import type { Rule } from '../parse/grammar.js';
import { framed } from './build.js';
import { say } from './say.js';

/* Choices: what the words before a list or a colon offer, and of what. */

const optionsOf = (tags: readonly Verb[]): readonly (readonly Verb[])[] => tags.map((one) => [one]);

export const menus: readonly Rule[] = [
  say('pickone', '(select|choose) one of the following [weapon] [ability]', () => true),
  say('clause', '{pickone} to apply until {period} : {tagsof}', (_pick, until, options) =>
    framed({ until }, { verbs: [{ either: options }] }),
  ),
  say('pickone', '(select|choose) one of the ability below', () => true),
  say('clause', '{pickone} to apply to {wpn}', (_pick, attack) => ({ menu: [], attack })),
  say('clause', '{pickone} to apply to {wpn} until {period}', (_pick, attack, until) =>
    framed({ until }, { menu: [], attack }),
  ),
  say('clause', '{pickone} to apply to {np}', () => ({ menu: [] })),
  say('clause', '{pickone} to apply to {np} until {period}', (_pick, _np, until) => framed({ until }, { menu: [] })),
  say('clause', '{pickone}', () => ({ parts: 'listed' })),
  say('clause', '{wpn} have (that|the) ability', (attack) => ({ menu: [], attack })),
  say('tagsof', '{tags} or {tags}', (a, b) => [a, b]),
  say('tagsof', '{tags} (,|or|, or) {tagsof}', (a, more) => [a, ...more]),
  say('clause', 'select one of the following ability : {tags} , {tag}', (a, b) => ({
    options: optionsOf([
      ...a,
      ...b.map((one): Verb => ({ grant: one.parameter === undefined ? one.rule : one, for: '?attacks' })),
    ]),
  })),
  say('clause', 'select one of the following ability : {tagsof}', (options) => ({ options })),
  say('clause', 'select {tagsof}', (options) => (options.length > 2 ? { options } : undefined)),
  say('gift', 'either {tagsof}', (options) => (options.length > 2 ? [{ either: options }] : undefined)),
  say('gift', 'your choice of {tagsof}', (options) => (options.length > 2 ? [{ either: options }] : undefined)),
];
