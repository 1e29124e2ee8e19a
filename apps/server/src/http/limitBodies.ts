import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bodies } from '../core/budgets/budgets.ts'

/**
 * Closes bodies that take too long, and the oldest of an address with too many slow ones, so that others get through. A
 * body larger than an ordinary one has the time of a file.
 */
export function limitBodies(app: FastifyInstance, ordinary: number): void {
  const slow = new Map<string, Set<FastifyRequest>>()
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()

  const arrived = (request: FastifyRequest) => {
    clearTimeout(timers.get(request))
    const ofAddress = slow.get(request.ip)
    ofAddress?.delete(request)
    if (ofAddress?.size === 0) slow.delete(request.ip)
  }
  const end = (request: FastifyRequest) => {
    arrived(request)
    request.raw.destroy()
  }
  const linger = (request: FastifyRequest) => {
    const ofAddress = (slow.get(request.ip) ?? new Set()).add(request)
    slow.set(request.ip, ofAddress)
    if (request.routeOptions.bodyLimit <= ordinary)
      timers.set(
        request,
        setTimeout(() => end(request), bodies.time),
      )
    const [oldest] = ofAddress
    if (ofAddress.size > bodies.address && oldest) end(oldest)
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
  // A request refused before its body is read does not reach validation.
  app.addHook('onResponse', (request, _reply, done) => {
    arrived(request)
    done()
  })
}
