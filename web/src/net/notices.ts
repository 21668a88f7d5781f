/** "Your turn" for people who have left the page: web push, subscribed to seat by seat. */
import { get, post, Refused, remove } from "./api";
import { tokenAt } from "./mine.svelte";
import type { PushKey, Registered } from "./protocol";

const KEY = "pentarchy.notices";
type Known = Record<string, string>;

function known(): Known {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Known;
  } catch {
    return {}; // damaged or forbidden storage: nothing is subscribed to
  }
}

function keep(notices: Known): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(notices));
  } catch {
    return; // a private window: the server forgets notices that nobody takes
  }
}

export function areOn(): boolean {
  return Object.keys(known()).length > 0;
}

/** The server's key, where both sides can push; '' elsewhere. */
export async function pushKey(): Promise<string> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || Notification.permission === "denied") return "";
  try {
    return (await get<PushKey>("/api/push-key")).key;
  } catch (error) {
    if (error instanceof Refused) return "";
    throw error;
  }
}

/** Asks the browser, and tells the server where to push for every seat at a table. False where somebody said no. */
export async function turnOn(key: string, table: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.register("/notices.js");
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const target = { kind: "push", endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
  const { id } = await post<Registered>(`/api/tables/${table}/notices`, target, tokenAt(table));
  keep({ ...known(), [table]: id });
  return true;
}

/** No more notices, from any table. */
export async function turnOff(): Promise<void> {
  for (const id of Object.values(known())) await remove(`/api/notices/${id}`).catch(ignoreGone);
  keep({});
  const worker = await navigator.serviceWorker?.getRegistration("/notices.js");
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** A notice that the server no longer knows is off already. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

export function isOnAt(table: string): boolean {
  return table in known();
}
