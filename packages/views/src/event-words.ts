/** What happened to the table, with the names of whom it is about. */
export interface ToldEvent {
  readonly event: string;
  /** Several of one name are one: `2 × Warrior`. */
  readonly names: readonly string[];
  /** The rule as it is printed, with its section. */
  readonly rule: string | undefined;
  readonly said: Readonly<Record<string, unknown>>;
  /** The name of a seat's army, or of whatever a ref stands for. */
  readonly nameOf: (ref: string) => string;
}

/** Nothing for what need not be told. */
export type EventWords = (told: ToldEvent) => string | undefined;

const MICROMETRES = 25_400;

const plain = (id: unknown): string => String(id ?? '').replaceAll('-', ' ');
const inches = (length: unknown): string => `${(Number(length) / MICROMETRES).toFixed(1)}″`;
const list = (names: readonly string[]): string => names.join(', ');
const on = (names: readonly string[], word: string): string => (names.length > 0 ? `${word}${list(names)}` : '');
const because = (rule: string | undefined): string => (rule === undefined ? '' : `: ${rule}`);

const rolled = (said: ToldEvent['said'], word: string): string =>
  said.rolled === undefined ? '' : ` (${said.rolled}, ${word} ${said.needs})`;

const movesEnglish: Readonly<Record<string, string>> = {
  advance: 'advance',
  'pile-in': 'pile-in',
  'consolidate-ongoing': 'consolidation',
  'consolidate-engaging': 'consolidation into an enemy',
  'consolidate-objective': 'consolidation to an objective',
  'desperate-escape': 'desperate escape',
};
const moveEnglish = (how: unknown): string => movesEnglish[String(how)] ?? `${plain(how)} move`;

const setUpsEnglish: Readonly<Record<string, string>> = {
  deploy: 'is set up',
  infiltrate: 'is set up as infiltrators',
  'set-up-near': 'is set up',
  'set-up-at-marker': 'is set up',
  displace: 'is set up elsewhere',
  ingress: 'arrives from reserves',
  'deep-strike': 'arrives by deep strike',
  'disembark-rapid': 'gets out (rapid)',
  'disembark-tactical': 'gets out',
  'disembark-combat': 'gets out at its peril',
  'disembark-emergency': 'gets out of the wreck',
};
const setUpEnglish = (how: unknown): string => setUpsEnglish[String(how)] ?? `is set up (${plain(how)})`;

const english: Readonly<Record<string, EventWords>> = {
  roll: ({ rule, said, nameOf }) => `${nameOf(String(said.winner))} wins the roll-off${because(rule)}`,
  'set-up': ({ names, said }) => (names.length > 0 ? `${list(names)} ${setUpEnglish(said.how)}` : undefined),
  left: ({ names, said, nameOf, rule }) =>
    said.to === 'battlefield' ? undefined : `${list(names)} goes to ${plain(nameOf(String(said.to)))}${because(rule)}`,
  moved: ({ names, said }) =>
    Number(said.far ?? 1) === 0
      ? `${list(names)} stays (${moveEnglish(said.how)})`
      : `${list(names)}: ${moveEnglish(said.how)}${said.far === undefined ? '' : `, ${inches(said.far)}`}`,
  'charge-failed': ({ names }) => `${list(names)} makes no charge move`,
  'targets-selected': ({ names: [attacker, ...targets], said }) =>
    targets.length > 0
      ? `${attacker} ${said.type === 'fight' ? 'fights' : 'shoots at'} ${list(targets)}`
      : `${attacker} ${said.type === 'fight' ? 'strikes nobody' : 'does not shoot'}`,
  'wounds-lost': ({ names }) => `${list(names)} is left wounded`,
  'wounds-regained': ({ names, said, rule }) => `${list(names)} regains ${said.wounds}${because(rule)}`,
  'model-returned': ({ names, rule }) => `${list(names)} returns${because(rule)}`,
  hovers: ({ names, rule }) => `${list(names)}, declared before the battle${because(rule)}`,
  'unit-joined': ({ names, rule }) => `${list(names)} joins the army as a new unit${because(rule)}`,
  'marker-placed': ({ rule, said, nameOf }) =>
    `${nameOf(String(said.seat))} places a marker at ${inches(said.x)}, ${inches(said.y)}${because(rule)}`,
  'marker-removed': ({ rule, said, nameOf }) => `a marker of ${nameOf(String(said.seat))} is removed${because(rule)}`,
  'model-destroyed': ({ names, said, rule }) =>
    said.by === 'coherency'
      ? `removed, out of coherency: ${list(names)}`
      : `destroyed: ${list(names)}${rule === undefined ? '' : ` (${rule})`}`,
  'model-stays': ({ names }) => `destroyed, and not removed until it has acted: ${list(names)}`,
  'unit-destroyed': ({ names }) => `the last of ${list(names)} has fallen`,
  'battle-shocked': ({ names, said }) => `${list(names)} is battle-shocked${rolled(said, 'needs')}`,
  rallied: ({ names, said, rule }) => `${list(names)} is not battle-shocked${rolled(said, 'needs')}${because(rule)}`,
  'charge-aimed': ({ names: [unit, ...targets] }) => `${unit} charges ${list(targets)}`,
  control: ({ names, said, nameOf }) =>
    `${list(names)} is controlled by ${said.holder === 'nobody' ? 'nobody' : nameOf(String(said.holder))}`,
  scored: ({ rule, said, nameOf }) =>
    said.points === 0 ? undefined : `${nameOf(String(said.seat))} scores ${said.points}${because(rule)}`,
  'points-gained': ({ rule, said, nameOf }) =>
    said.seat === undefined ? undefined : `${nameOf(String(said.seat))} gains ${said.points} CP${because(rule)}`,
  'points-paid': ({ rule, said, nameOf }) => `${nameOf(String(said.seat))} pays ${said.points} CP${because(rule)}`,
  'stratagem-used': ({ names, rule, said, nameOf }) =>
    `${rule}${on(names, ' on ')}${said.points === undefined ? '' : `, ${said.points} CP of ${nameOf(String(said.seat))}`}`,
  'effect-began': ({ rule, names }) => `in force: ${rule}${names.length > 0 ? ` (${list(names)})` : ''}`,
  'action-started': ({ names, rule, said }) => `${list(names)} begins ${rule} (${said.place})`,
  'action-completed': ({ names, rule, said }) => `${list(names)} completes ${rule} (${said.place})`,
  secondary: ({ rule, said, nameOf }) => `${nameOf(String(said.seat))}, secondary${because(rule)} (${plain(said.how)})`,
};

export const eventsEnglish: EventWords = (told) => english[told.event]?.(told);

const movesFrench: Readonly<Record<string, string>> = {
  normal: 'mouvement normal',
  advance: 'avance',
  'fall-back': 'repli',
  charge: 'mouvement de charge',
  'pile-in': 'rapprochement',
  'consolidate-ongoing': 'consolidation',
  'consolidate-engaging': 'consolidation vers un ennemi',
  'consolidate-objective': 'consolidation vers un objectif',
  'desperate-escape': 'fuite désespérée',
  surge: 'mouvement de ruée',
  scout: 'mouvement de reconnaissance',
};
const moveFrench = (how: unknown): string => movesFrench[String(how)] ?? plain(how);

const setUpsFrench: Readonly<Record<string, string>> = {
  deploy: 'se déploie',
  infiltrate: 'se déploie en infiltration',
  displace: 'est replacé',
  ingress: 'arrive des réserves',
  'deep-strike': 'arrive en frappe en profondeur',
  'disembark-rapid': 'débarque (rapide)',
  'disembark-tactical': 'débarque',
  'disembark-combat': 'débarque à ses risques',
  'disembark-emergency': 'sort de l’épave',
};
const setUpFrench = (how: unknown): string => setUpsFrench[String(how)] ?? 'est placé';

const pouces = (length: unknown): string => inches(length).replace('.', ',');
const selon = (rule: string | undefined): string => (rule === undefined ? '' : ` : ${rule}`);

const french: Readonly<Record<string, EventWords>> = {
  roll: ({ rule, said, nameOf }) => `${nameOf(String(said.winner))} remporte le jet${selon(rule)}`,
  'set-up': ({ names, said }) => (names.length > 0 ? `${list(names)} ${setUpFrench(said.how)}` : undefined),
  left: ({ names, said, nameOf, rule }) =>
    said.to === 'battlefield' ? undefined : `${list(names)} part : ${plain(nameOf(String(said.to)))}${selon(rule)}`,
  moved: ({ names, said }) =>
    Number(said.far ?? 1) === 0
      ? `${list(names)} reste sur place (${moveFrench(said.how)})`
      : `${list(names)} : ${moveFrench(said.how)}${said.far === undefined ? '' : `, ${pouces(said.far)}`}`,
  'charge-failed': ({ names }) => `${list(names)} ne charge pas`,
  'targets-selected': ({ names: [attacker, ...targets], said }) =>
    targets.length > 0
      ? `${attacker} ${said.type === 'fight' ? 'frappe' : 'tire sur'} ${list(targets)}`
      : `${attacker} ${said.type === 'fight' ? 'ne frappe personne' : 'ne tire pas'}`,
  'wounds-lost': ({ names }) => `${list(names)} reste blessé`,
  'wounds-regained': ({ names, said, rule }) => `${list(names)} récupère ${said.wounds}${selon(rule)}`,
  'model-returned': ({ names, rule }) => `${list(names)} revient${selon(rule)}`,
  hovers: ({ names, rule }) => `${list(names)}, déclaré avant la bataille${selon(rule)}`,
  'unit-joined': ({ names, rule }) => `${list(names)} rejoint l’armée comme nouvelle unité${selon(rule)}`,
  'marker-placed': ({ rule, said, nameOf }) =>
    `${nameOf(String(said.seat))} pose un pion à ${pouces(said.x)}, ${pouces(said.y)}${selon(rule)}`,
  'marker-removed': ({ rule, said, nameOf }) => `un pion de ${nameOf(String(said.seat))} est retiré${selon(rule)}`,
  'model-destroyed': ({ names, said, rule }) =>
    said.by === 'coherency'
      ? `retirés, hors de cohésion : ${list(names)}`
      : `détruits : ${list(names)}${rule === undefined ? '' : ` (${rule})`}`,
  'model-stays': ({ names }) => `détruit, et retiré seulement après avoir agi : ${list(names)}`,
  'unit-destroyed': ({ names }) => `plus personne de ${list(names)}`,
  'battle-shocked': ({ names, said }) => `${list(names)} est ébranlé${rolled(said, 'contre')}`,
  rallied: ({ names, said, rule }) => `${list(names)} n’est pas ébranlé${rolled(said, 'contre')}${selon(rule)}`,
  'charge-aimed': ({ names: [unit, ...targets] }) => `${unit} charge ${list(targets)}`,
  control: ({ names, said, nameOf }) =>
    `${list(names)} est tenu par ${said.holder === 'nobody' ? 'personne' : nameOf(String(said.holder))}`,
  scored: ({ rule, said, nameOf }) =>
    said.points === 0 ? undefined : `${nameOf(String(said.seat))} marque ${said.points}${selon(rule)}`,
  'points-gained': ({ rule, said, nameOf }) =>
    said.seat === undefined ? undefined : `${nameOf(String(said.seat))} gagne ${said.points} PC${selon(rule)}`,
  'points-paid': ({ rule, said, nameOf }) => `${nameOf(String(said.seat))} paie ${said.points} PC${selon(rule)}`,
  'stratagem-used': ({ names, rule, said, nameOf }) =>
    `${rule}${on(names, ' sur ')}${said.points === undefined ? '' : `, ${said.points} PC de ${nameOf(String(said.seat))}`}`,
  'effect-began': ({ rule, names }) => `en vigueur : ${rule}${names.length > 0 ? ` (${list(names)})` : ''}`,
  'action-started': ({ names, rule, said }) => `${list(names)} commence ${rule} (${said.place})`,
  'action-completed': ({ names, rule, said }) => `${list(names)} achève ${rule} (${said.place})`,
  secondary: ({ rule, said, nameOf }) =>
    `${nameOf(String(said.seat))}, objectif secondaire${selon(rule)} (${plain(said.how)})`,
};

export const eventsFrench: EventWords = (told) => french[told.event]?.(told);
