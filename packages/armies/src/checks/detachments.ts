import type { Draft } from '../draft.js';
import type { Reason } from '../illegal.js';
import type { MusterNumbers } from '../numbers.js';

/** How many detachments, none twice, within the detachment points, no two with the same tag (25.03, 25.04). */
export function checkDetachments(draft: Draft, numbers: MusterNumbers): readonly Reason[] {
  return [...tooFewOrMany(draft, numbers), ...twice(draft), ...pointsOver(draft), ...tagsClash(draft)];
}

function tooFewOrMany({ detachments }: Draft, { detachments: { least, most } }: MusterNumbers): readonly Reason[] {
  const count = detachments.length;
  if (count >= least && (most === null || count <= most)) return [];
  return [
    {
      code: 'army-detachments-count',
      rule: 'detachments',
      message: 'The army has another number of detachments.',
      found: `${count}`,
      allowed: most === null ? `at least ${least}` : least === most ? `${most}` : `${least} to ${most}`,
      path: 'detachments',
    },
  ];
}

const twice = ({ detachments }: Draft): readonly Reason[] =>
  detachments.flatMap(({ name }, i): Reason[] =>
    detachments.findIndex((one) => one.name === name) === i
      ? []
      : [
          {
            code: 'army-detachment-twice',
            rule: 'detachments',
            message: 'A detachment is taken twice.',
            found: name,
            allowed: 'each detachment once',
            path: `detachments[${i}]`,
          },
        ],
  );

function pointsOver({ size, detachments }: Draft): readonly Reason[] {
  const { detachmentPoints, aloneUpTo = 0 } = size;
  if (detachmentPoints === undefined) return [];
  const spent = detachments.reduce((sum, { points }) => sum + points, 0);
  const isAlone = detachments.length === 1 && spent <= aloneUpTo;
  if (spent <= detachmentPoints || isAlone) return [];
  return [
    {
      code: 'army-detachment-points-over',
      rule: 'battle-size',
      message: 'The detachments cost more detachment points than the battle size gives.',
      found: `${spent} (${detachments.map(({ name, points }) => `${name} ${points}`).join(', ')})`,
      allowed: `at most ${detachmentPoints}${aloneUpTo > 0 ? `, or one detachment of ${aloneUpTo} alone` : ''}`,
      path: 'detachments',
    },
  ];
}

const tagsClash = ({ detachments }: Draft): readonly Reason[] =>
  [...new Set(detachments.flatMap(({ tag }) => tag ?? []))].flatMap((tag): Reason[] => {
    const names = [...new Set(detachments.filter((one) => one.tag === tag).map(({ name }) => name))];
    if (names.length < 2) return [];
    return [
      {
        code: 'army-detachment-tags',
        rule: 'detachments',
        message: 'Two detachments have the same tag.',
        found: `${names.join(', ')}: ${tag}`,
        allowed: 'one detachment of each tag',
        path: 'detachments',
      },
    ];
  });
