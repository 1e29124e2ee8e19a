import { handle } from '@shouya/server/core/handle.ts'
import { remindText, type Wording } from '@shouya/server/core/messages/wording.ts'
import { allOf, among } from '@shouya/server/registers/filters.ts'
import { after, cursorTime, cut } from '@shouya/server/registers/keyset.ts'
import * as Remind from '../contract.ts'

export const remind = handle(Remind, {
  async GetMsgList({ db, user, lang }, { cursor, pagesize, status }) {
    const rows = await db
      .selectFrom('remind_msg')
      .select(['id', 'remind_code', 'params', 'wording', 'link_path', 'level', 'status', 'send_time'])
      .select(cursorTime('remind_msg', 'send_time').as('cursor_time'))
      .where('receiver_id', '=', user.userId)
      .where(allOf([...among('remind_msg.status', status), ...after('remind_msg', 'send_time', cursor)]))
      .orderBy('send_time', 'desc')
      .orderBy('id', 'desc')
      .limit(pagesize + 1)
      .execute()
    const { rows: shown, next } = cut(rows, pagesize)
    return {
      rows: shown.map(({ params, wording, ...row }) => ({
        ...row,
        ...remindText(lang, row.remind_code, params, wording as Wording | null),
      })),
      next,
    }
  },

  async ReadMsg({ db, user, now }, { id }) {
    let query = db
      .updateTable('remind_msg')
      .set({ status: 1, read_time: now })
      .where('receiver_id', '=', user.userId)
      .where('status', '=', 0)
      .returning('id')
    if (id !== undefined) query = query.where('id', '=', id)
    return { read: (await query.execute()).length }
  },
})
