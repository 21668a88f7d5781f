/** SHA-256, HMAC and HKDF in plain TypeScript: browsers offer their own only on https, and a table at home has none. */

const PRIMES = firstPrimes(64);
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
}

export function sha256(data: Uint8Array): Uint8Array {
  const state = [...START];
  const padded = withPadding(data);
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, words(padded, at));
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

function withPadding(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, data.length * 8);
  return padded;
}

function words(data: Uint8Array, at: number): number[] {
  const view = new DataView(data.buffer, data.byteOffset + at, BLOCK);
  const w = Array.from({ length: 16 }, (_, i) => view.getInt32(4 * i));
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [w[i - 15]!, w[i - 2]!];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w.push((w[i - 16]! + first + w[i - 7]! + second) | 0);
  }
  return w;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function compress(state: number[], w: number[]): void {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0));
}

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      data,
    ),
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** 32 bytes by RFC 5869. */
export function hkdf(salt: Uint8Array, material: Uint8Array, info: Uint8Array): Uint8Array {
  return hmac(hmac(salt, material), joined(info, new Uint8Array([1])));
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
