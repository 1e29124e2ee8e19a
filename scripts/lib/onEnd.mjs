const endings = { SIGINT: 'SIGINT', SIGTERM: 'SIGTERM', SIGHUP: 'SIGTERM' }

/** Calls `tell` once, with a signal to pass on, when somebody wants us to end. Answers how to stop listening. */
export function onEnd(tell) {
  let told = false
  const once = (signal) => {
    if (told) return
    told = true
    tell(signal)
  }
  const heard = Object.entries(endings).map(([signal, passed]) => [signal, () => once(passed)])
  for (const [signal, listener] of heard) process.on(signal, listener)
  // npm passes a signal on to the shell in between only, which dies of it without a word to us.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && once('SIGTERM'), 300)
  if (!process.env.npm_lifecycle_event) clearInterval(watch)
  return () => {
    clearInterval(watch)
    for (const [signal, listener] of heard) process.off(signal, listener)
  }
}
