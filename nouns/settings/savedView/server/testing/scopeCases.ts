import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'

/** A view of the caller, or of another user and not shared with the caller. */
const view = (body: Body = {}): Case => ({
  subject: async ({ t, owner }) => {
    const row = await t.services.database.kysely
      .insertInto('saved_view')
      .values({
        list: 'User.list',
        name: `view ${Math.random()}`.slice(0, 20),
        query: '',
        user_id: owner.id,
        create_time: t.clock.at,
        update_time: t.clock.at,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    return { ...row, ...body }
  },
})

/** Inputs that name a row in the actions of this noun. */
export default {
  'SavedView/Delete id': {
    free: 'a view is its owner’s; who administers its role or unit takes it away (savedView.db.test.ts)',
  },
  'SavedView/Save id': view({ list: 'User.list', name: 'x', query: '' }),
  'SavedView/Save role_id': {
    free: 'roles belong to no unit; one’s own, or by those who grant rights (savedView.db.test.ts)',
  },
  'SavedView/Save dept_id': {
    subject: async ({ t }) => ({
      list: 'User.list',
      name: `n${Date.now() % 1_000_000}`,
      query: '',
      dept_id: t.world.unit[THERE],
    }),
  },
  'SavedView/SetDefault id': { free: 'a view that is not shared with the caller is 1002 (savedView.db.test.ts)' },
} satisfies Cases
