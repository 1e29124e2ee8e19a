import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bodies } from '../core/budgets/budgets.ts'

/**
 * Ends the bodies that take too long, and the oldest of an address that sends too many slowly: others get through. What is
 * larger than an ordinary body has the time of a file.
 */
export function limitBodies(app: FastifyInstance, ordinary: number): void {
  const slow = new Map<string, Set<FastifyRequest>>()
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()

  const arrived = (request: FastifyRequest) => {
    clearTimeout(timers.get(request))
    const own = slow.get(request.ip)
    own?.delete(request)
    if (own?.size === 0) slow.delete(request.ip)
  }
  const end = (request: FastifyRequest) => {
    arrived(request)
    request.raw.destroy()
  }
  const linger = (request: FastifyRequest) => {
    const own = (slow.get(request.ip) ?? new Set()).add(request)
    slow.set(request.ip, own)
    if (request.routeOptions.bodyLimit <= ordinary)
      timers.set(
        request,
        setTimeout(() => end(request), bodies.time),
      )
    const [oldest] = own
    if (own.size > bodies.address && oldest) end(oldest)
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'POST') {
      timers.set(
        request,
        setTimeout(() => linger(request), bodies.slow),
      )
      request.raw.once('close', () => arrived(request))
    }
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    arrived(request)
    done()
  })
  // What is refused before its body is read never comes to validation.
  app.addHook('onResponse', (request, _reply, done) => {
    arrived(request)
    done()
  })
}
