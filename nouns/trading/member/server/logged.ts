import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import { loggedOf } from '@shouya/server/noun/write.ts'
import { member } from '../noun.ts'

/** A member as the log has it: its phone number masked, as lists show it. */
export const logged = <R extends { readonly phone: string | null }>({ phone, ...row }: R) => ({
  ...loggedOf(member, row),
  phone_mask: phone && maskNumber(phone),
})
