import * as Device from '@shouya/contract/controllers/Device'
import { handle } from '../../../core/handle.ts'

export const device = handle(Device, {
  async GetKey({ user, services }) {
    return { key: Buffer.from(services.keys.derived(`device ${user.userId}`)).toString('base64url') }
  },
})
