import * as Role from '@shouya/nouns/settings/role/contract.ts'
import * as Setting from '@shouya/nouns/settings/setting/contract.ts'
import { handle } from './handle.ts'

// @ts-expect-error an action without a handler does not compile
handle(Role, {})

// @ts-expect-error a handler without an action neither
handle(Role, { GetRoleList: async () => [], Delete: async () => null })

// @ts-expect-error a handler answers what the contract says
handle(Role, { GetRoleList: async () => [{ id: 'one' }] })

handle(Role, {
  // @ts-expect-error a scoped table cannot be named without its scope
  GetRoleList: async ({ db }) => db.selectFrom('room_key').selectAll().execute(),
})

handle(Setting, {
  // @ts-expect-error a public action may have no session
  GetPublic: async ({ user }) => user.name,
})
