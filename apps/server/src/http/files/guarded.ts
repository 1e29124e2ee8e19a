import type { FastifyReply, FastifyRequest } from 'fastify'
import { dutyOf } from '../../core/access/duty.ts'
import type { Leave } from '../../core/budgets/gate.ts'
import type { Call, Principal } from '../../core/context.ts'
import { fail } from '../../core/failure.ts'
import type { Services } from '../../core/services.ts'
import { makeCall } from '../call.ts'
import { sendFailure } from '../envelope.ts'
import { toFailure } from '../failures.ts'
import { goneSignal } from '../goneSignal.ts'
import { checkOrigin } from '../origin.ts'
import type { Sessions } from '../session.ts'

export type Guard = { services: Services; sessions: Sessions }

type Handler = (request: FastifyRequest, reply: FastifyReply, user: Principal, call: Call) => Promise<unknown>

/** The dispatcher's steps before and around an action, for requests that carry files instead of JSON. */
export const guarded =
  ({ services, sessions }: Guard, handler: Handler) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const call = makeCall(services, request, reply)
    let leave: Leave | undefined
    try {
      if (request.method === 'POST') checkOrigin(request, services.config.publicUrl)
      const user = await sessions.find(request)
      if (!user || (await dutyOf(user, services.settings))) fail('NoSession')
      // An upload is stored and scanned; a download is a stream whose speed the reader determines.
      if (request.method === 'POST') leave = await services.gates.upload.enter(user.userId, goneSignal(reply))
      return await handler(request, reply, user, call)
    } catch (error) {
      const failure = toFailure(error)
      if (failure.name === 'Internal') request.log.error({ err: error }, 'file request failed')
      return sendFailure(reply, failure)
    } finally {
      leave?.()
    }
  }
