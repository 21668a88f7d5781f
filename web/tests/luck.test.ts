import { createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Pin } from "../src/net/pins";
import { verdictOn } from "../src/net/proof";
import type { PartInfo, Proof, TableInfo } from "../src/net/protocol";
import { commonSeed, promise, sealOf } from "../src/net/seeding";
import { fromHex, hex, hkdf, hmac, sha256 } from "../src/net/sha256";

interface Vector {
  table: string;
  secret: string;
  commitment: string;
  seals: Record<string, string>;
  parts: Record<string, string>;
  seed: string;
}
const file = new URL("../../tests/tables/luck_vectors.json", import.meta.url);
const vectors = JSON.parse(readFileSync(file, "utf8")) as {
  alone: { seed: string; commitment: string };
  seeds: Vector[];
};
const partsIn = (vector: Vector): PartInfo[] =>
  Object.keys(vector.seals)
    .map(Number)
    .sort((a, b) => a - b)
    .map((seat) => ({ seat, seal: vector.seals[seat]!, part: vector.parts[seat] ?? null }));

describe("hashes", () => {
  test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("of %i bytes are those of node", (length) => {
    const [data, key] = [randomBytes(length), randomBytes(length % 90)];
    expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
    expect(hex(hmac(key, data))).toBe(createHmac("sha256", key).update(data).digest("hex"));
    expect(hex(hkdf(key, data, key))).toBe(Buffer.from(hkdfSync("sha256", data, key, key, 32)).toString("hex"));
  });
});

describe("the seed that all fix", () => {
  test.each(vectors.seeds)("is the one of the server: $table $seed", (vector) => {
    expect(promise(2, vector.table, vector.secret)).toBe(vector.commitment);
    expect(commonSeed(vector.table, vector.secret, partsIn(vector))).toBe(vector.seed);
    for (const { seal, part } of partsIn(vector)) if (part !== null) expect(sealOf(part)).toBe(seal);
  });

  test("of old games is promised as it was", () =>
    expect(promise(1, "", vectors.alone.seed)).toBe(vectors.alone.commitment));
});

const options = ["roll 1", "roll 2", "roll 3"];
const weights = [1, 2, 3];
function drawsOf(seed: string): Proof["draws"] {
  return Array.from({ length: 20 }, (_, index) => {
    const mac = createHmac("sha256", fromHex(seed)).update(String(index)).digest();
    let rest = (Number(mac.readBigUInt64BE() >> 11n) / 2 ** 53) * 6;
    const at = weights.findIndex((weight) => (rest -= weight) < 0);
    return { index, options, weights, answer: options[at]! };
  });
}
const proofOf = (vector: Vector): Proof => ({
  commitment: vector.commitment,
  seed: vector.seed,
  draws: drawsOf(vector.seed),
  table: vector.table,
  scheme: 2,
  secret: vector.secret,
  parts: partsIn(vector),
});

describe("the proof of luck", () => {
  const vector = vectors.seeds[2]!;
  const proof = proofOf(vector);
  const seals = proof.parts.map(({ seat, seal }) => `${seat}:${seal}`);
  const pin: Pin = { id: vector.table, commitment: vector.commitment, seals, parts: {}, told: [0] };

  test("holds for what was promised", () => {
    expect(verdictOn(proof, pin)).toEqual({ promised: true, pinned: true, checked: 20, wrong: [], missing: [] });
    const { seed, commitment } = vectors.alone;
    const old: Proof = { ...proof, scheme: 1, seed, commitment, secret: "", parts: [], draws: drawsOf(seed) };
    expect(verdictOn(old).promised).toBe(true);
  });

  test("names a roll that was changed", () => {
    const other = options.find((each) => each !== proof.draws[3]!.answer)!;
    const changed = proof.draws.map((draw) => (draw.index === 3 ? { ...draw, answer: other } : draw));
    expect(verdictOn({ ...proof, draws: changed }, pin).wrong).toEqual([3]);
  });

  test("finds a secret that was swapped after its commitment was shown", () => {
    const secret = "77".repeat(32);
    const seed = commonSeed(vector.table, secret, proof.parts);
    const swapped = { ...proof, secret, seed, commitment: promise(2, vector.table, secret), draws: drawsOf(seed) };
    expect(verdictOn(swapped).promised).toBe(true);
    expect(verdictOn(swapped, pin).promised).toBe(false);
    expect(verdictOn({ ...swapped, commitment: proof.commitment }).promised).toBe(false);
  });

  test("finds a part that was told and left out, and seals that were exchanged", () => {
    const parts = proof.parts.map((each) => (each.seat === 0 ? { ...each, part: null } : each));
    const seed = commonSeed(vector.table, vector.secret, parts);
    const without = { ...proof, parts, seed, draws: drawsOf(seed) };
    expect(verdictOn(without, { ...pin, told: [] })).toMatchObject({ promised: true, missing: [0] });
    expect(verdictOn(without, pin).promised).toBe(false);
    const ground = proof.parts.map((each) =>
      each.seat === 1 ? { ...each, part: "88".repeat(32), seal: sealOf("88".repeat(32)) } : each,
    );
    const chosen = commonSeed(vector.table, vector.secret, ground);
    expect(verdictOn({ ...proof, parts: ground, seed: chosen, draws: drawsOf(chosen) }, pin).promised).toBe(false);
  });

  test("holds for a game that ended before its seed was fixed", () => {
    expect(verdictOn({ ...proof, seed: "", draws: [] }, { ...pin, told: [] }).promised).toBe(true);
    expect(verdictOn({ ...proof, seed: "" }, { ...pin, told: [] }).promised).toBe(false);
  });
});

describe("pins", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.resetModules();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });
  const table = (more: Partial<TableInfo>): TableInfo =>
    ({ id: "T", commitment: "c1", status: "open", scheme: 2, parts: [], drawing: false, ...more }) as TableInfo;

  test("a part is told once the seals are closed, also after the page was loaded anew", async () => {
    const first = await import("../src/net/pins");
    const seal = first.freshSeal();
    const parts = [{ seat: 0, seal, part: null }];
    expect(first.partsToTell(table({ parts }), [0])).toEqual([]);
    vi.resetModules();
    const again = await import("../src/net/pins");
    const [due] = again.partsToTell(table({ parts, status: "running", drawing: true }), [0]);
    expect(sealOf(due!.part)).toBe(seal);
    expect(again.partsToTell(table({ parts, status: "running", drawing: true }), [1])).toEqual([]);
  });

  test("no part is told to a server that has broken its word", async () => {
    const { freshSeal, partsToTell, pin } = await import("../src/net/pins");
    const parts = [{ seat: 0, seal: freshSeal(), part: null }];
    pin(table({ parts }));
    expect(partsToTell(table({ parts, status: "running", drawing: true, commitment: "c2" }), [0])).toEqual([]);
    expect(partsToTell(table({ parts, status: "running", drawing: true }), [0])).toHaveLength(1);
    const exchanged = [...parts, { seat: 1, seal: "ff".repeat(32), part: null }];
    expect(partsToTell(table({ parts: exchanged, status: "running", drawing: true }), [0])).toEqual([]);
  });

  test("what is first seen after the end pins nothing", async () => {
    const { pin, pinAt } = await import("../src/net/pins");
    pin(table({ status: "over" }));
    expect(pinAt("T")).toBeUndefined();
    pin(table({}));
    pin(table({ commitment: "c2" }));
    expect(pinAt("T")?.commitment).toBe("c1");
  });
});
