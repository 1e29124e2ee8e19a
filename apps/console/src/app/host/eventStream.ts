/** `reconnected` is our own: events may have been missed. The others come from the server. */
export type ServerEvent = { topic: string; [field: string]: unknown }

export type Listener = (event: ServerEvent) => void

const url = '/api/Event/Stream'
const longestWait = 60_000
/** The number of failures after which the wait is longest: too many windows are open, and this one is refused. */
const LONGEST = 6

/** Doubles from one second to a minute; the random half keeps a thousand consoles from returning at once. */
export const waitBefore = (attempt: number, random: () => number = Math.random): number =>
  Math.round(Math.min(longestWait, 1000 * 2 ** attempt) * (0.5 + random() / 2))

function parse(data: string): ServerEvent | undefined {
  try {
    const event: unknown = JSON.parse(data)
    return typeof event === 'object' && event !== null && 'topic' in event ? (event as ServerEvent) : undefined
  } catch {
    return undefined
  }
}

/** Reads the server's stream until the returned function is called; reconnects after every failure. */
export function openStream(listener: Listener): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let opened = false

  const connect = () => {
    source = new EventSource(url, { withCredentials: true })
    source.onopen = () => {
      attempt = 0
      if (opened) listener({ topic: 'reconnected' })
      opened = true
    }
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = parse(data)
      if (event?.topic === 'crowded') attempt = LONGEST
      else if (event) listener(event)
    }
    source.onerror = () => {
      // The browser's own retry has no back-off and stops at an error status, so ours replaces it.
      source?.close()
      timer = setTimeout(connect, waitBefore(attempt++))
    }
  }
  connect()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}
