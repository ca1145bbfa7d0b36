import type { Ask, Option } from '@umpire/rules';

/** A choice with no legal answer, or with two options of one name, is a bug of the game, and throws. */
export function checkAsk(rule: string, ask: Ask): void {
  if (ask.kind === 'propose') return;
  const options = ask.kind === 'react' ? ask.offers : ask.options;
  if (new Set(options.map(({ key }) => key)).size < options.length)
    throw new Error(`${rule} asks with two options of one key: ${options.map(({ key }) => key).join(', ')}`);
  if (
    (ask.kind === 'pick' || ask.kind === 'split') &&
    (ask.min > ask.max || mostOf(ask.kind, options, ask.max) < ask.min)
  )
    throw new Error(`${rule} asks what nobody can answer: ${ask.min} to ${ask.max} of ${options.length}`);
}

const mostOf = (kind: 'pick' | 'split', options: readonly Option[], max: number): number =>
  kind === 'pick' ? options.length : options.reduce((sum, { most = max }) => sum + most, 0);
