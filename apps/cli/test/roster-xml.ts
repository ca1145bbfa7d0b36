/* Pieces of a roster as a list builder writes it. */

const cells = (all: Readonly<Record<string, string | number>>): string =>
  Object.entries(all)
    .map(([name, text]) => `<characteristic name="${name}">${text}</characteristic>`)
    .join('');

export const profile = (type: string, name: string, all: Readonly<Record<string, string | number>>): string =>
  `<profile id="${name}" name="${name}" typeName="${type}"><characteristics>${cells(all)}</characteristics></profile>`;

export const ability = (name: string, text: string): string => profile('Abilities', name, { Description: text });

/** The detachment of a list, among its settings. */
export const detachment = (name: string): string =>
  `<selection id="d" name="Detachment" number="1" type="upgrade"><selections>
    <selection id="d1" name="${name}" number="1" type="upgrade"/></selections>
    <categories><category id="c" name="Configuration" primary="true"/></categories></selection>`;
