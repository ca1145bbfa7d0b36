/** Comments become blanks of the same length, so that every offset, line and column stays where it was. */
export function stripComments(text: string): string {
  // a string, or a comment to the end of its line, or one between /* and */
  return text.replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$)/g, (found) =>
    found.startsWith('"') ? found : found.replace(/[^\n\r]/g, ' '),
  );
}
