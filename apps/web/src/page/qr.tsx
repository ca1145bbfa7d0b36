import { encode } from 'uqr';

/** The link as a QR code, dark on white in every theme, with the quiet border that readers need. */
export function Qr({ link, label }: { readonly link: string; readonly label: string }) {
  const { data, size } = encode(link, { ecc: 'L', border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dots} fill="#000" />
    </svg>
  );
}
