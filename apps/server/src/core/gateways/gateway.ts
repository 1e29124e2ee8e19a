import type { Failure } from '../failure.ts'
import type { Services } from '../services.ts'

/** A call of a machine as it arrived. */
export type GatewayCall = {
  readonly path: string
  readonly header: (name: string) => string | undefined
  /** The body as it was sent, which a signature covers, and as JSON. */
  readonly raw: string
  readonly json: unknown
  readonly ip: string
  readonly now: Date
}

export type GatewayAnswer = { readonly status: number; readonly body: object }

/**
 * `POST` at a path beside the actions, for callers that are no people: they have no session, no rights and no language, so that they prove
 * by themselves who they are and hear codes.
 */
export type Gateway = {
  readonly path: string
  /** Bytes of the largest body. */
  readonly largest: number
  answer(call: GatewayCall): Promise<GatewayAnswer>
  /** Says a failure that came before or in spite of `answer` in the words of its callers; an unforeseen one is `Internal`. */
  refuse(failure: Failure, now: Date): GatewayAnswer
}

/** The gateways of a noun, opened once in a process. */
export type OpenGateways = (services: Services) => readonly Gateway[]
