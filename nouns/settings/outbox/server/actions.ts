import { handle } from '@shouya/server/core/handle.ts'
import * as Outbox from '../contract.ts'

export const outbox = handle(Outbox, {
  async GetKey({ user, services }) {
    return { key: Buffer.from(services.keys.derived(`device ${user.userId}`)).toString('base64url') }
  },
})
