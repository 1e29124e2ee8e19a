import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import { loggedOf } from '@shouya/server/noun/write.ts'
import { agent } from '../noun.ts'

/** An agent as the log has it: its phone number masked, as lists show it. */
export const logged = <R extends { readonly phone: string | null }>({ phone, ...row }: R) => ({
  ...loggedOf(agent, row),
  phone_mask: phone && maskNumber(phone),
})
