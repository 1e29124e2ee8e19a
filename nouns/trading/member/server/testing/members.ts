import { creditCheck } from '@shouya/server/core/personal/creditCode.ts'
import { checkDigit } from '@shouya/server/core/personal/idCard.ts'
import { granted, makeImage } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'

let serial = 0

/** A credit code that no other member of the test's database has. */
export function newCreditCode(): string {
  const digits = `91330100MA${String(++serial).padStart(7, '0')}`
  return digits + creditCheck(digits)
}

/** The same of an identity number. */
export function newIdCard(): string {
  const digits = `99999919900307${String(++serial).padStart(3, '0')}`
  return digits + checkDigit(digits)
}

/** The body of a new member of an agent, without licences. */
export const memberBody = (agent_id: number, more: object = {}) => ({
  ...{ member_type: 2, member_name: `松湾青禾粮油商行${++serial}`, agent_id, contact_name: '何向北' },
  ...{ phone: `197${String(serial).padStart(8, '0')}`, identity: newCreditCode(), licence_file_ids: [] },
  ...more,
})

type Person = { readonly id: number; readonly post: Post }

/** A member with all that its approval needs. */
export async function makeMember(t: TestApp, { id, post }: Person, agentId: number, more: object = {}) {
  const licence_file_ids = [await makeImage(t, id)]
  return granted(await post('Member/Save', memberBody(agentId, { licence_file_ids, ...more }))) as {
    id: number
    version: number
  }
}

/** A move of a member in its version of now. */
export async function moveMember(post: Post, action: string, id: number, more: object = {}) {
  const { version } = granted(await post('Member/Get', { id }))
  return post(`Member/${action}`, { id, version, ...more })
}
