declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array };

const BLOCK = 64;

/** The first 32 bits behind the point of the roots of primes, as FIPS 180-4 (4.2.2, 5.3.3) has its constants. */
const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
const fractionOf = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ADDED = Int32Array.from(primes, (prime) => fractionOf(Math.cbrt(prime)));
const START = Int32Array.from(primes.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 of a text in UTF-8, in hexadecimal digits (FIPS 180-4, 6.2). */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  // a one, zeros, and the length in bits fill the last block
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length) * 8n);
  const hash = START.slice();
  const words = new Int32Array(64);
  for (let at = 0; at < padded.byteLength; at += BLOCK) digest(hash, words, padded, at);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function digest(hash: Int32Array, words: Int32Array, from: DataView, at: number): void {
  for (let t = 0; t < 16; t++) words[t] = from.getInt32(at + 4 * t);
  for (let t = 16; t < 64; t++) {
    const early = words[t - 15]!;
    const late = words[t - 2]!;
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[t] = (words[t - 16]! + small + words[t - 7]! + large) | 0;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let t = 0; t < 64; t++) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ADDED[t]! + words[t]!) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}
