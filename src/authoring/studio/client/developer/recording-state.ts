/** Whether the app was opened again to be recorded: known to the panel, which is opened again with it. */
const key = "layar.developer-recording";

export function isRecording(): boolean {
  return sessionStorage.getItem(key) !== null;
}

export function setRecording(isOn: boolean): void {
  if (isOn) sessionStorage.setItem(key, "1");
  else sessionStorage.removeItem(key);
}
