/**
 * The number of an edition and what follows it, by the form of its id: `w40k-10-launch+app-2026-09` is 10, `launch`, `app-2026-09`.
 * NetEpic counts the versions of its languages: `netepic-fr2` is `NetEpic fr2`. An id of another form is its own name.
 */
export function editionParts(id: string): { readonly number?: number; readonly rest: readonly string[] } {
  const [base = '', ...layers] = id.split('+');
  const form = /^[a-z0-9]+?-(\d+)(?:-(.+))?$/.exec(base);
  if (form === null) return { rest: [base.replace(/^netepic-/, 'NetEpic '), ...layers] };
  const mode = form[2] === undefined ? [] : [form[2].replaceAll('-', ' ')];
  return { number: Number(form[1]), rest: [...mode, ...layers] };
}
