/** Whether an account is signed in here, as far as this browser remembers: its session is hidden from scripts. */
const KEY = "pentarchy.account";

export function isSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // forbidden storage
  }
}

export function noteSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // full or forbidden storage: what the account knows is not asked for
  }
}
