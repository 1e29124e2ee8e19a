const endings = { SIGINT: 'SIGINT', SIGTERM: 'SIGTERM', SIGHUP: 'SIGTERM' }

/**
 * Calls `tell` once, with the signal to pass on, when the process is asked to end. Returns a function that stops
 * listening.
 */
export function onEnd(tell) {
  let wasTold = false
  const tellOnce = (signal) => {
    if (wasTold) return
    wasTold = true
    tell(signal)
  }
  const listeners = Object.entries(endings).map(([signal, passed]) => [signal, () => tellOnce(passed)])
  for (const [signal, listener] of listeners) process.on(signal, listener)
  // npm passes a signal only to the intermediate shell, which dies without informing us.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && tellOnce('SIGTERM'), 300)
  if (!process.env.npm_lifecycle_event) clearInterval(watch)
  return () => {
    clearInterval(watch)
    for (const [signal, listener] of listeners) process.off(signal, listener)
  }
}
