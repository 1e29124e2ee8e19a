import { openPerMinute } from '@shouya/server/core/budgets/perMinute.ts'
import type { Failure } from '@shouya/server/core/failure.ts'
import type { Gateway, GatewayCall, OpenGateways } from '@shouya/server/core/gateways/gateway.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { device } from '../../device/noun.ts'
import { takeUses } from '../../useLog/server/takeUses.ts'
import { LARGEST_BODY, type Message, type MessageName, messages } from '../messages.ts'
import { authenticate, type Heard } from './authenticate.ts'
import { giveCommand, hasCommand } from './giveCommand.ts'
import { hear } from './hear.ts'
import { Refusal, type RefusalCode, refusalOf } from './refusals.ts'
import { takeAck } from './takeAck.ts'

/** Requests of a device in a minute: a heartbeat, and room for a day of uses after a time without a network. */
const MOST_CALLS = 120
/** Wrongly signed requests of a device from an address in a minute, and of all from there that nobody knows. */
const MOST_FAILURES = 60
const MOST_UNKNOWN = 600
const HEARTBEAT_SECONDS = 60

type Context = { services: Services; db: Kysely<Unscoped>; device: Heard; now: Date }
type Answers = { [N in MessageName]: (context: Context, message: Message<N>) => Promise<object> }

const answers: Answers = {
  async hello({ db, device: heard, now }, said) {
    await hear(db, heard, said, now)
    return { heartbeat_seconds: HEARTBEAT_SECONDS, ...(await stateOf(db, heard)) }
  },
  async heartbeat({ db, device: heard, now }, said) {
    await hear(db, heard, said, now)
    return stateOf(db, heard)
  },
  async command({ db, device: heard, now }) {
    await hear(db, heard, {}, now)
    return { command: await giveCommand(db, heard.id, now) }
  },
  async ack({ services, db, device: heard, now }, said) {
    await hear(db, heard, {}, now)
    const accepted = await services.database.kysely
      .transaction()
      .execute((tx) => takeAck(tx as unknown as Kysely<Unscoped>, heard.id, said, now))
    return { accepted }
  },
  async use({ services, db, device: heard, now }, { uses }) {
    await hear(db, heard, {}, now)
    return { results: await takeUses(services, heard.id, uses, now) }
  },
}

/** Whether it may run, and whether it is to fetch a command. */
const stateOf = async (db: Kysely<Unscoped>, { id, status }: Heard) => ({
  status,
  running: status === device.states.codes.running,
  command: await hasCommand(db, id),
})

const known: Readonly<Record<string, RefusalCode>> = { BadInput: 'bad_request', TooLarge: 'too_large' }

/** The routes of terminals (`docs/device-gateway.md`): `POST /device/v1/{hello,heartbeat,command,ack,use}`. */
export const deviceGateways: OpenGateways = (services) => {
  const failures = { byDevice: openPerMinute(MOST_FAILURES), unknown: openPerMinute(MOST_UNKNOWN) }
  const calls = openPerMinute(MOST_CALLS)
  const db = services.database.kysely as unknown as Kysely<Unscoped>

  const heard = async (call: GatewayCall) => {
    const device = await authenticate(services, call, failures)
    const wait = calls.take(device.id, call.now)
    if (wait > 0) throw new Refusal('too_many', { retry_after: wait })
    return device
  }

  const gatewayOf = <N extends MessageName>(name: N): Gateway => ({
    path: `/device/v1/${name}`,
    largest: LARGEST_BODY,
    async answer(call) {
      try {
        const device = await heard(call)
        const message = messages[name].safeParse(call.json)
        if (!message.success)
          throw new Refusal('bad_request', { reason: message.error.issues[0]?.path.join('.') || 'body' })
        const context = { services, db, device, now: call.now }
        const body = await answers[name](context, message.data as Message<N>)
        return { status: 200, body: { code: 'ok', server_time: call.now.toISOString(), ...body } }
      } catch (error) {
        if (error instanceof Refusal) return refusalOf(error, call.now)
        throw error
      }
    },
    // Whatever it was, the terminal keeps what it has to say and comes again.
    refuse: ({ name: failure }: Failure, now) => {
      const code = known[failure] ?? 'try_again'
      return refusalOf({ code, more: code === 'try_again' ? { retry_after: HEARTBEAT_SECONDS } : {} }, now)
    },
  })
  return (Object.keys(messages) as MessageName[]).map(gatewayOf)
}
