import { type Head, named, oneOf, spaced, wording } from './head.js';

const counted = ['strength', 'attacks', 'damage', 'toughness', 'range'];
/** Numbers that better means lower of. */
const needed = ['skill', 'save', 'invulnerable-save'];

const addTo: Head = {
  samples: counted.flatMap((name) => [`add N to ${name}`, `subtract N from ${name}`]),
  pattern: wording(`(?:add (?<plus>\\d{1,4}) to|subtract (?<minus>\\d{1,4}) from) (?<name>${oneOf(counted)})`),
  read: ({ plus, minus, name }) => ({
    modify: named(name),
    how: 'add',
    by: plus === undefined ? -Number(minus) : Number(plus),
  }),
  print: (said) => {
    if (!('modify' in said) || said.how !== 'add' || !counted.includes(said.modify)) return undefined;
    return said.by > 0 ? `add ${said.by} to ${said.modify}` : `subtract ${-said.by} from ${said.modify}`;
  },
};

const halve: Head = {
  samples: ['halve damage'],
  pattern: wording(`halve (?<name>${oneOf(counted)})`),
  read: ({ name }) => ({ modify: named(name), how: 'divide', by: 2 }),
  print: (said) => ('modify' in said && said.how === 'divide' && said.by === 2 ? `halve ${said.modify}` : undefined),
};

const improvable = ['armour-penetration', ...needed];

const improve: Head = {
  samples: improvable.flatMap((name) => [`improve ${spaced(name)} by N`, `worsen ${spaced(name)} by N`]),
  pattern: wording(`(?<how>improve|worsen) (?<name>${oneOf(improvable)}) by (?<by>\\d{1,2})`),
  read: ({ how, name, by }) => ({
    modify: named(name),
    how: named(how) === 'improve' ? 'improve' : 'worsen',
    by: Number(by),
  }),
  print: (said) => {
    if (!('modify' in said) || (said.how !== 'improve' && said.how !== 'worsen')) return undefined;
    return `${said.how} ${spaced(said.modify)} by ${said.by}`;
  },
};

const set: Head = {
  samples: [...counted.map((name) => `set ${name} to N`), ...needed.map((name) => `set ${spaced(name)} to N+`)],
  pattern: wording(
    `set (?:(?<count>${oneOf(counted)}) to (?<number>\\d{1,4})|(?<need>${oneOf(needed)}) to (?<face>[2-6])\\+|armour penetration to (?<ap>0|-\\d{1,2}))`,
  ),
  read: ({ count, number, need, face, ap }) => {
    if (ap !== undefined) return { modify: 'armour-penetration', how: 'set', by: Number(ap) + 0 };
    return { modify: named(count ?? need), how: 'set', by: Number(number ?? face) };
  },
  print: (said) => {
    if (!('modify' in said) || said.how !== 'set') return undefined;
    return `set ${spaced(said.modify)} to ${said.by}${needed.includes(said.modify) ? '+' : ''}`;
  },
};

const feelNoPain: Readonly<Record<string, string>> = {
  'feel-no-pain': '',
  'feel-no-pain-mortal': ' against mortal wounds',
  'feel-no-pain-psychic': ' against psychic attacks',
};

const invulnerable: Head = {
  samples: ['invulnerable save N+'],
  pattern: wording('invulnerable save (?:of )?(?<face>[2-6])\\+'),
  read: ({ face }) => ({ modify: 'invulnerable-save', how: 'best-of', by: Number(face) }),
  print: (said) =>
    'modify' in said && said.how === 'best-of' && said.modify === 'invulnerable-save'
      ? `invulnerable save ${said.by}+`
      : undefined,
};

const ignorePain: Head = {
  samples: Object.values(feelNoPain).map((against) => `feel no pain N+${against}`),
  pattern: wording('feel no pain (?:of )?(?<face>[2-6])\\+(?: against (?<kind>mortal|psychic) (?:wounds?|attacks?))?'),
  read: ({ face, kind }) => ({
    modify: kind === undefined ? 'feel-no-pain' : `feel-no-pain-${named(kind)}`,
    how: 'best-of',
    by: Number(face),
  }),
  print: (said) => {
    if (!('modify' in said) || said.how !== 'best-of') return undefined;
    const against = feelNoPain[said.modify];
    return against === undefined ? undefined : `feel no pain ${said.by}+${against}`;
  },
};

export const numberHeads: readonly Head[] = [addTo, halve, improve, set, invulnerable, ignorePain];
