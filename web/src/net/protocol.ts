// Written by tools/protocol_types.py from the structs of the server. Do not edit.

export interface Account {
  name: string;
  tables: TableInfo[];
}

export interface Advice {
  bot: string;
  unit: string;
  candidates: Weighed[];
  options: number;
  tries: number;
  points: number | null;
  ends: Record<string, number>;
}

export interface Analysis {
  game?: string;
  rules?: number | null;
  seats?: number;
  options?: Record<string, boolean | number | string | string[]>;
  lines?: string[];
  text?: string;
  seat?: number | null;
  move?: string;
}

export interface Answer {
  type: "answer";
  seat: number;
  yes: boolean;
  ref?: number | null;
}

export interface ArgumentInfo {
  kind: string;
  words?: string[];
  low?: number;
}

export interface Ask {
  seat: number;
  decision: number;
  question: string;
  rule: string;
  options: string[];
  deadline: number | null;
  beat: number | null;
  facts: Record<string, Record<string, unknown>>;
}

export interface Back {
  type: "back";
  seat: number;
  ref?: number | null;
}

export interface BeatInfo {
  say: string[];
  do: string;
}

export interface Catalogue {
  games: GameInfo[];
  levels: string[];
  limits: Record<string, number>;
}

export interface Chat {
  type: "chat";
  seat: number;
  text: string;
  ref?: number | null;
}

export interface Choose {
  type: "choose";
  seat: number;
  decision: number;
  move: string;
  ref?: number | null;
}

export interface Clock {
  type: "days" | "decision" | "game" | "none";
  seconds?: number;
  increment?: number;
  days?: number;
}

export interface CreatedTable {
  id: string;
  link: string;
  host_token: string;
  seats: SeatToken[];
}

export interface Credentials {
  name: string;
  password: string;
}

export interface CurrentView {
  seat: number | null;
  view: Record<string, unknown>;
  ask: Ask | null;
}

export interface Done {
  type: "done";
  seq: number;
  ref: number | null;
}

export interface DrawInfo {
  index: number;
  options: string[];
  weights: number[];
  answer: string;
}

export interface Edition {
  game: string;
  counts: Record<string, number>;
  files: FileInfo[];
}

export interface EntryInfo {
  name: string;
  source: "designed" | "memory" | "public" | "rulebook";
  note: string;
}

export interface ErrorBody {
  code: string;
  why: string;
}

export interface FileInfo {
  path: string;
  counts: Record<string, number>;
  entries: EntryInfo[];
}

export interface Found {
  id: string;
}

export interface GameInfo {
  slug: string;
  names: Record<string, string>;
  line: Record<string, string>;
  version: number;
  seats: number[];
  usual_seats: number;
  minutes: number;
  options: OptionInfo[];
  variants: VariantInfo[];
  lesson: boolean;
}

export interface Glossary {
  game: string;
  lang: string;
  title: string;
  messages: string;
  names: Record<string, string>;
  labels: Record<string, string>;
  forms: Record<string, Record<string, string>>;
  verbs: VerbInfo[];
}

export interface Hello {
  type: "hello";
  table: string;
  ref?: number | null;
  tokens?: string[];
  last_seq?: number | null;
}

export interface Hook {
  kind: "hook";
  url: string;
  secret?: string;
}

export interface Illegal {
  type: "illegal";
  why: string;
  rule: string;
  key: string;
  facts: Record<string, unknown>;
  ref: number | null;
}

export interface Invitation {
  seat: number;
  link: string;
}

export interface Invitations {
  link: string;
  seats: Invitation[];
}

export interface Join {
  name: string;
  seat?: number | null;
  invite?: string;
  seal?: string;
}

export interface LessonInfo {
  game: string;
  lang: string;
  messages: string;
  beats: BeatInfo[];
}

export interface Listed {
  id: string;
  game: string;
  title: string;
  status: string;
  created_at: number;
  clock: Clock;
  seats: number;
  free: number;
}

export interface MissedEntry {
  seq: number;
  kind: "answer" | "back" | "chat" | "draw" | "end" | "free" | "kick" | "leave" | "line" | "propose" | "rematch" | "resign" | "reveal" | "seal" | "sit" | "start" | "warm";
  seat: number;
  at: number;
  text: string;
  glimpses: ViewUpdate[];
}

export interface Moment {
  moment: number;
  moments: number;
  seat: number | null;
  view: Record<string, unknown>;
  events: (Record<string, unknown>)[];
  line: string | null;
}

export interface NewLesson {
  name: string;
  others?: string[];
  title?: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewSeat {
  kind: "bot" | "human" | "open";
  level?: string;
  name?: string;
  mine?: boolean;
  seal?: string;
}

export interface NewTable {
  seats: NewSeat[];
  public?: boolean;
  clock?: Clock;
  stand_in?: string;
  absent_after?: number | null;
  spectators?: boolean;
  auto_start?: boolean;
  title?: string;
  game: string;
  options?: Record<string, boolean | number | string | string[]>;
}

export interface OptionInfo {
  name: string;
  default: boolean | number | string | string[];
  values: string;
  kind: string;
  words?: string[];
  low?: number;
  high?: number;
}

export interface PartInfo {
  seat: number;
  seal: string;
  part: string | null;
}

export interface Ping {
  type: "ping";
  ref?: number | null;
}

export interface Played {
  table: string;
  game: string;
  at: number;
  accuracy: number;
  luck: number;
  result: number;
}

export interface Pong {
  type: "pong";
  now: number;
  ref: number | null;
}

export interface Position {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, boolean | number | string | string[]>;
  lines: string[];
  text: string;
  seat: number;
  pending: number[];
  view: Record<string, unknown>;
  events: (Record<string, unknown>)[];
  ask: Ask | null;
  result: Result | null;
}

export interface Presence {
  type: "presence";
  here: number[];
}

export interface Proof {
  commitment: string;
  seed: string;
  draws: DrawInfo[];
  table: string;
  scheme: number;
  secret: string;
  parts: PartInfo[];
}

export interface Proposal {
  what: "abort" | "draw" | "free" | "rematch" | "stand-in" | "undo";
  seat: number;
  agreed: number[];
  about: number | null;
  against: number[];
}

export interface Propose {
  type: "propose";
  seat: number;
  what: "abort" | "draw" | "free" | "rematch" | "stand-in" | "undo";
  ref?: number | null;
  about?: number | null;
}

export interface Push {
  kind: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushKey {
  key: string;
}

export interface PuzzleAnswer {
  move: string;
  chance: number;
  behind: number;
  error: number;
}

export interface PuzzleSet {
  game: string;
  difficulties: number[];
}

export interface PuzzleSight {
  game: string;
  number: number;
  seat: number;
  seats: number;
  difficulty: number;
  view: Record<string, unknown>;
  ask: Ask;
  answers: PuzzleAnswer[];
  same: string[];
  found: Record<string, number>;
  points: number | null;
  ends: Record<string, number>;
}

export interface Reach {
  address: string;
  switch: string;
}

export interface Reason {
  type: "reason";
  legal: boolean;
  rule: string;
  key: string;
  facts: Record<string, unknown>;
  ref: number | null;
}

export interface Refused {
  type: "refused";
  code: string;
  why: string;
  ref: number | null;
}

export interface Registered {
  id: string;
  secret: string;
}

export interface Resign {
  type: "resign";
  seat: number;
  ref?: number | null;
}

export interface Result {
  places: number[];
  scores: number[];
  parts: (Record<string, number>)[];
  winners: number[];
  tie_break: string;
  rival: Record<string, number>;
}

export interface Reveal {
  type: "reveal";
  seat: number;
  part: string;
  ref?: number | null;
}

export interface ReviewBody {
  done: number;
  parts: number;
  complete: boolean;
  players: ReviewPlayer[];
  decisions: ReviewDecision[];
  graph: ReviewMove[];
  turning_points: ReviewMove[];
}

export interface ReviewDecision {
  index: number;
  moment: number;
  seat: number;
  question: string;
  move: string;
  best: string;
  cost: number;
  error: number;
  points: number | null;
  class: string;
  at_stake: number;
  options: number;
  candidates: ReviewOption[];
}

export interface ReviewMove {
  index: number;
  moment: number;
  seat: number;
  kind: string;
  before: number[];
  after: number[];
  text: string;
}

export interface ReviewOption {
  move: string;
  chances: number[];
  error: number;
  points: number | null;
  looks: number;
}

export interface ReviewPlayer {
  seat: number;
  start: number;
  final: number;
  luck: number;
  skill: number;
  result: number;
  adjusted: number;
  own_luck: number;
  others_luck: number;
  own_play: number;
  others_play: number;
  lost: number;
  at_stake: number;
  accuracy: number | null;
  grades: Record<string, number>;
  decisions: number;
}

export interface Seal {
  type: "seal";
  seat: number;
  seal: string;
  ref?: number | null;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  level: string;
  taken: boolean;
  here: boolean;
  warm: boolean;
  resigned: boolean;
  left: boolean;
}

export interface SeatToken {
  seat: number;
  token: string;
}

export interface Stale {
  type: "stale";
  why: string;
  seq: number;
  ask: Ask | null;
  ref: number | null;
}

export interface Start {
  fill?: string | null;
}

export interface Step {
  type: "step";
  seq: number;
  kind: "answer" | "back" | "chat" | "draw" | "end" | "free" | "kick" | "leave" | "line" | "propose" | "rematch" | "resign" | "reveal" | "seal" | "sit" | "start" | "warm";
  seat: number;
  at: number;
  text: string;
  glimpses: ViewUpdate[];
  left: number[];
  table: TableInfo | null;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  title: string;
  status: "open" | "over" | "replay" | "running";
  public: boolean;
  options: Record<string, boolean | number | string | string[]>;
  clock: Clock;
  stand_in: string;
  absent_after: number | null;
  seats: SeatInfo[];
  commitment: string;
  inherited: number;
  created_at: number;
  lines: number;
  lesson: boolean;
  scheme: number;
  parts: PartInfo[];
  drawing: boolean;
  proposal: Proposal | null;
  ending: string;
  result: Result | null;
  seed: string | null;
  secret: string | null;
  rematch: string;
  origin: string;
  repeated: number;
}

export interface TableLink {
  id: string;
  link: string;
}

export interface Unauthorised {
  type: "unauthorised";
  why: string;
  ref: number | null;
}

export interface Undo {
  type: "undo";
  seat: number;
  ref?: number | null;
}

export interface VariantInfo {
  name: string;
  names: Record<string, string>;
  options: Record<string, boolean | number | string | string[]>;
  seats: number[];
}

export interface VerbInfo {
  name: string;
  pattern: string[];
  arguments: ArgumentInfo[];
}

export interface ViewUpdate {
  seat: number | null;
  events: (Record<string, unknown>)[];
  changes: Record<string, unknown>;
  gone: string[];
  ask: Ask | null;
}

export interface Weighed {
  move: string;
  value: number;
  visits: number;
}

export interface Welcome {
  type: "welcome";
  seq: number;
  now: number;
  seats: number[];
  table: TableInfo;
  sights: CurrentView[];
  missed: MissedEntry[];
  ref: number | null;
  left: number[];
  watched: number[];
}

export interface WhatIf {
  seats: NewSeat[];
  public?: boolean;
  clock?: Clock;
  stand_in?: string;
  absent_after?: number | null;
  spectators?: boolean;
  auto_start?: boolean;
  title?: string;
  moment: number;
  same_luck?: boolean;
}

export interface Why {
  type: "why";
  seat: number;
  move: string;
  ref?: number | null;
}

export type Said = Hello | Why | Ping | Choose | Undo | Propose | Answer | Resign | Back | Chat | Seal | Reveal;

export type Told = Welcome | Step | Done | Stale | Illegal | Unauthorised | Refused | Reason | Presence | Pong;
