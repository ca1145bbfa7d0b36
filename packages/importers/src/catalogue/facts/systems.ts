/** Game systems by their ids and, for copies under another id, by their names. */
const SYSTEMS: readonly { readonly id: string; readonly name: RegExp; readonly edition: string }[] = [
  { id: 'sys-352e-adc2-7639-d610', name: /\b11th edition\b/i, edition: 'w40k-11' },
  { id: 'sys-352e-adc2-7639-d6a9', name: /\b10th edition\b/i, edition: 'w40k-10' },
  { id: '28ec-711c-d87f-3aeb', name: /\b9th edition\b/i, edition: 'w40k-9' },
  { id: 'b6ca-ebfc-974f-eaae', name: /\bnet ?epic\b/i, edition: 'netepic-gold' },
];

export const editionOfSystem = (id: string, name: string): string | undefined =>
  (SYSTEMS.find((system) => system.id === id) ?? SYSTEMS.find((system) => system.name.test(name)))?.edition;
