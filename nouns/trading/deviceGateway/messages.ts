import { z } from 'zod'
import { errorCode, reportedUse } from '../useLog/reportedUse.ts'

/** The largest body: fifty uses with their places. */
export const LARGEST_BODY = 32_768
const MOST_USES = 50

/** Parameters by their keys; those that the schema of the product has are kept. */
const par = z
  .record(z.string().max(40), z.union([z.number(), z.boolean(), z.string().max(100)]))
  .refine((values) => Object.keys(values).length <= 30)
const lockState = z.union([z.literal(0), z.literal(1)])
/** The bodies of what a terminal sends, by the last part of the path. Unknown fields are refused. */
export const messages = {
  /** After each start of the terminal. */
  hello: z.strictObject({
    firmware: z.string().max(30).optional(),
    par: par.optional(),
    lock_state: lockState.optional(),
  }),
  /** Every minute. */
  heartbeat: z.strictObject({ par: par.optional(), lock_state: lockState.optional() }),
  /** Where the answer to a heartbeat says that one waits. */
  command: z.strictObject({}),
  /** What has become of a command. */
  ack: z.strictObject({
    cmd_no: z.string().regex(/^CMD\d{1,17}$/),
    ok: z.boolean(),
    error_code: errorCode.optional(),
    par: par.optional(),
    lock_state: lockState.optional(),
  }),
  /** Uses, those of a time without a network among them. */
  use: z.strictObject({ uses: z.array(reportedUse).min(1).max(MOST_USES) }),
} as const

export type MessageName = keyof typeof messages
export type Message<N extends MessageName> = z.output<(typeof messages)[N]>
