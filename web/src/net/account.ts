/** Whether an account is signed in here: its session is hidden from scripts, so it is asked for until one knows. */
const KEY = "pentarchy.account";

export function isSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "0";
  } catch {
    return false; // forbidden storage
  }
}

export function noteSignedIn(signedIn: boolean): void {
  try {
    localStorage.setItem(KEY, signedIn ? "1" : "0");
  } catch {
    // full or forbidden storage: what the account knows is not asked for
  }
}
