/** Checking the luck of a finished game: what the server promised before the first move must fit every roll. */
import type { DrawInfo, Proof } from "./protocol";

const BITS = 53n;

export interface Verdict {
  promised: boolean;
  checked: number;
  wrong: number[];
}

export async function verdictOn(proof: Proof): Promise<Verdict> {
  const seed = Uint8Array.from(proof.seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = await crypto.subtle.digest("SHA-256", seed);
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const wrong: number[] = [];
  for (const draw of proof.draws) {
    const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(String(draw.index)));
    if (fallsOn(draw, new Uint8Array(mac)) !== draw.answer) wrong.push(draw.index);
  }
  return { promised: hex(new Uint8Array(hash)) === proof.commitment, checked: proof.draws.length, wrong };
}

/** The option in whose share of the weights the point of this draw lies. */
function fallsOn(draw: DrawInfo, mac: Uint8Array): string | undefined {
  const weights = draw.weights.length > 0 ? draw.weights : draw.options.map(() => 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = (Number(first53(mac)) / 2 ** Number(BITS)) * total;
  for (const [i, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return draw.options[i];
  }
  return draw.options.at(-1);
}

function first53(mac: Uint8Array): bigint {
  let number = 0n;
  for (const byte of mac.slice(0, 8)) number = (number << 8n) | BigInt(byte);
  return number >> (64n - BITS);
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
