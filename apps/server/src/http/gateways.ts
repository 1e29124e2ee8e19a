import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway, GatewayAnswer, OpenGateways } from '../core/gateways/gateway.ts'
import type { Services } from '../core/services.ts'
import { toFailure } from './failures.ts'

/** Registers the routes of machines beside the actions. What goes wrong before a gateway is asked it says itself. */
export function serveGateways(app: FastifyInstance, services: Services, opened: readonly OpenGateways[]): void {
  for (const gateway of opened.flatMap((open) => open(services))) {
    const refuse = (error: unknown, request: FastifyRequest): GatewayAnswer => {
      const failure = toFailure(error)
      if (failure.name === 'Internal') request.log.error({ err: error }, 'a call of a machine failed')
      return gateway.refuse(failure, services.clock.now())
    }
    app.post(
      gateway.path,
      {
        bodyLimit: gateway.largest,
        errorHandler: (error, request, reply) => void send(reply, refuse(error, request)),
      },
      async (request, reply) => {
        const answer = await gateway.answer(callOf(gateway, request, services)).catch((error) => refuse(error, request))
        return send(reply, answer)
      },
    )
  }
}

const send = (reply: FastifyReply, { status, body }: GatewayAnswer) => reply.code(status).send(body)

const callOf = ({ path }: Gateway, request: FastifyRequest, { clock }: Services) => {
  const { raw, json } = (request.body ?? { raw: '', json: {} }) as { raw: string; json: unknown }
  return {
    ...{ path, raw, json, ip: request.ip, now: clock.now() },
    header: (name: string) => {
      const value = request.headers[name]
      return typeof value === 'string' ? value : undefined
    },
  }
}
