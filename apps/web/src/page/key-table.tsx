/** Single keys, each with what it does. */
export function KeyTable({ keys }: { readonly keys: readonly (readonly [key: string, deed: string])[] }) {
  return (
    <dl className="key-table">
      {keys.map(([key, deed]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{deed}</dd>
        </div>
      ))}
    </dl>
  );
}
