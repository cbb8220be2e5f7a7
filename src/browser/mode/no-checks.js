// What ships checks none of it: a bundler leaves out the calls of functions that do nothing.
export function checkProvider() {}
export function checkHost() {}
export function checkEntry() {}
export function checkMarket() {}
export function checkSpeaker() {}
export function checkWidgets() {}
export function checkParams() {}
export function checkData() {}
export function checkFailure() {}
export function checkThrown() {}
export function logReport() {}
