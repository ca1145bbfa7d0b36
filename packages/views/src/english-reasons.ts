/** Why something is left out, where a game speaks French, in English. */
const reasons: Readonly<Record<string, string>> = {
  'règles de l’unité non fournies': 'the rules of the unit are not supplied',
  'les socles de ce groupe sont comptés un par un : la cible entière est visée':
    'stands of this group are counted one by one: the whole target is aimed at',
  'too-large': 'the exact answer would be too large',
};

export const englishReason = (why: string): string => reasons[why] ?? why;
