import { call as ask } from "#door";
import type { ErrorBody } from "./protocol";

/** The server has refused: a code for the program, a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    why: string,
  ) {
    super(why);
  }
}

export const get = <T>(path: string, token?: string): Promise<T> => call<T>("GET", path, undefined, token);
export const post = <T>(path: string, body?: unknown, token?: string): Promise<T> => call<T>("POST", path, body, token);
export const remove = (path: string, token?: string): Promise<void> => call<void>("DELETE", path, undefined, token);

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (body !== undefined) headers["content-type"] = typeof body === "string" ? "text/plain" : "application/json";
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const response = await sent(path, { method, headers, body: text ?? null });
  if (!response.ok) throw await refusal(response);
  if (response.status === 204) return undefined as T;
  const json = response.headers.get("content-type")?.startsWith("application/json");
  return (json ? await response.json() : await response.text()) as T;
}

async function sent(path: string, request: RequestInit): Promise<Response> {
  try {
    return await ask(path, request);
  } catch {
    throw new Refused(0, "unreachable", "the server does not answer");
  }
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const body = (await response.json()) as ErrorBody;
    return new Refused(response.status, body.code, body.why);
  } catch {
    return new Refused(response.status, "failed", response.statusText);
  }
}
