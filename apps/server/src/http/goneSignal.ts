import type { FastifyReply } from 'fastify'

/** Tells when nobody waits for the answer any more: what has not begun by then need not begin. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => raw.writableFinished || gone.abort())
  return gone.signal
}
