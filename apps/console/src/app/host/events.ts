import type { Listener, ServerEvent } from './eventStream.ts'
import { openStream } from './eventStream.ts'

const channelName = 'shouya.events'
const lockName = 'shouya.events'

/** Holds a Web Lock until `stop`; when this tab is gone, the browser gives it to another one. */
async function lead(stop: AbortSignal, work: () => () => void): Promise<void> {
  // Web Locks need https or localhost; elsewhere each tab has its own stream.
  if (!navigator.locks) {
    const end = work()
    stop.addEventListener('abort', end, { once: true })
    return
  }
  const hold = () =>
    new Promise<void>((resolve) => {
      if (stop.aborted) return resolve()
      const end = work()
      stop.addEventListener('abort', () => resolve(end()), { once: true })
    })
  // Rejects if it is still waiting at sign-out: then there is nothing to end.
  await navigator.locks.request(lockName, { signal: stop }, hold).catch(() => undefined)
}

/**
 * The server's events, with one connection for all tabs of the browser: the leader by Web Locks reads the stream and
 * forwards it by BroadcastChannel. Returns the function that ends it.
 */
export function listenToServer(listener: Listener): () => void {
  const stop = new AbortController()
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<ServerEvent>) => listener(data)

  void lead(stop.signal, () =>
    openStream((event) => {
      channel.postMessage(event)
      listener(event)
    }),
  )
  return () => {
    stop.abort()
    channel.close()
  }
}
