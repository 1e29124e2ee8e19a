import type { FastifyReply } from 'fastify'

/** Aborts when the client has disconnected: work that has not started by then is skipped. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => raw.writableFinished || controller.abort())
  return controller.signal
}
