import * as Outbox from '@shouya/contract/controllers/Outbox'
import { handle } from '../../../core/handle.ts'

export const outbox = handle(Outbox, {
  async GetKey({ user, services }) {
    return { key: Buffer.from(services.keys.derived(`device ${user.userId}`)).toString('base64url') }
  },
})
