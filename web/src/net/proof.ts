/** Checking the luck of a finished game: what the server promised first must fit every roll. */
import type { Pin } from "./pins";
import { sealsOf } from "./pins";
import type { DrawInfo, Proof } from "./protocol";
import { ALONE, commonSeed, promise, sealOf } from "./seeding";
import { bytes, fromHex, hmac } from "./sha256";

const BITS = 53n;

export interface Verdict {
  /** Whether secret, seals, parts and seed fit each other and all that was seen before. */
  promised: boolean;
  /** Whether this browser had seen the commitment before the end. */
  pinned: boolean;
  checked: number;
  wrong: number[];
  /** The seats that had sealed a part of the seed and did not tell it. */
  missing: number[];
}

export function verdictOn(proof: Proof, pin?: Pin): Verdict {
  const seed = fromHex(proof.seed);
  const wrong = proof.draws.filter((draw) => fallsOn(draw, hmac(seed, bytes(String(draw.index)))) !== draw.answer);
  return {
    promised: isPromised(proof) && (pin === undefined || keeps(proof, pin)),
    pinned: pin !== undefined,
    checked: proof.draws.length,
    wrong: wrong.map((draw) => draw.index),
    missing: proof.parts.filter(({ part }) => part === null).map(({ seat }) => seat),
  };
}

/** Whether the proof is right in itself. */
function isPromised(proof: Proof): boolean {
  if (proof.scheme === ALONE) return promise(ALONE, "", proof.seed) === proof.commitment;
  if (promise(proof.scheme, proof.table, proof.secret) !== proof.commitment) return false;
  if (proof.parts.some(({ seal, part }) => part !== null && sealOf(part) !== seal)) return false;
  if (proof.seed === "") return proof.draws.length === 0;
  return commonSeed(proof.table, proof.secret, proof.parts) === proof.seed;
}

/** Whether it is the proof of what this browser saw: the same commitment, the same seals, and all parts it told. */
function keeps(proof: Proof, pin: Pin): boolean {
  const sealed = pin.seals === null || String(sealsOf(proof.parts)) === String(pin.seals);
  const told = pin.told.every((seat) => proof.parts.some((each) => each.seat === seat && each.part !== null));
  return proof.table === pin.id && proof.commitment === pin.commitment && sealed && told;
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
