/** Where a rule is printed. Facts only: a document's name, a section number, a date; never its words. */
export interface Citation {
  readonly document: string;
  readonly section?: string;
  readonly date?: string;
  /** The number of the ruling (V-, G-, T-, R-) where no source says it, and the ruling is ours. */
  readonly ruling?: string;
}

/** `Core rules 24.23`, `Core rules §7.2, ruling T1`. */
export function printCitation({ document, section, ruling }: Citation): string {
  const place = section === undefined ? document : `${document} ${section}`;
  return ruling === undefined ? place : `${place}, ruling ${ruling}`;
}
