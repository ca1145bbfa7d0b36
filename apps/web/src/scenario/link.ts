import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { RawScenario } from '../engine/reply.js';

/** Counts up when the dictionary or the form changes, so that old links are still read, or refused by name. */
const FORM = '1';
/** Longer texts are no scenario of this page. */
const MOST = 200_000;

/** Words that every scenario says: a link that leans on them is a third as long. It must never change within a form. */
const DICTIONARY = strToU8(
  '"hitReroll":"woundReroll":"non-critical""commandReroll":"attacker""defender""allocation":"best""goal":"models""wounds""facts":{"attacker":[],"target":["effects":["re-roll hit rolls of 1","add 1 to hit rolls","subtract 1 from ' +
    '"feelNoPain":"5+""woundsLost":"attached":true,"invulnerableSave":"4+""engaged":true,"fellBack":true,"snapShooting":true,"visible":false"advanced":true,"charged":true,"moved":true,"cover":true' +
    '"abilities":["sustained hits 1","rapid fire 1","devastating wounds","twin-linked","assault","heavy","blast","hazardous","torrent","lethal hits"]}],"keywords":["CHARACTER","MONSTER","MOUNTED","VEHICLE"],' +
    '"conditions":{"distance":24}}"groups":[{"name":"models":1,"toughness":4,"save":"3+","wounds":2,"keywords":["INFANTRY"]}]},"target":{"name":"5 Intercessors"' +
    '{"umpire":1,"edition":"w40k-9""edition":"w40k-10""edition":"w40k-11","phase":"fight""phase":"shooting","attackers":[{"name":"10 Immortals","models":10,"keywords":["INFANTRY"],"weapons":[{"name":"Gauss blaster","count":10,"kind":"melee""kind":"ranged","range":24,"attacks":"2","skill":"3+","strength":"5","armourPenetration":-1,"damage":"1",',
);

/** What a link holds: the question in the fields, and those that are compared with it. */
export interface Linked {
  readonly scenario: RawScenario;
  readonly compared: readonly RawScenario[];
}

/** The whole scenario, and what it is compared with, as text for an address, after `#`. */
export function linkOf(scenario: RawScenario, compared: readonly RawScenario[] = []): string {
  const whole = compared.length === 0 ? scenario : { ...scenario, compared };
  const packed = deflateSync(strToU8(JSON.stringify(whole)), { level: 9, dictionary: DICTIONARY });
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  return FORM + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The scenario of an address, or why there is none: `cut` where it ends too early or was changed. */
export function scenarioIn(hash: string): Linked | 'none' | 'cut' {
  const code = hash.replace(/^#/, '');
  if (code === '') return 'none';
  if (!code.startsWith(FORM)) return 'cut';
  try {
    const binary = atob(code.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = strFromU8(inflateSync(packed, { dictionary: DICTIONARY, out: new Uint8Array(MOST) }));
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return 'cut';
    const { compared = [], ...scenario } = value;
    return { scenario, compared: Array.isArray(compared) ? compared.filter(isRecord) : [] };
  } catch {
    return 'cut';
  }
}

const isRecord = (value: unknown): value is RawScenario =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
