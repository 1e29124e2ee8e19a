import { isMessageKey, type Lang, type MessageKey, message, type Params } from '@shouya/contract/messages'
import { handle } from '@shouya/server/core/handle.ts'
import { allOf, among } from '@shouya/server/registers/filters.ts'
import { after, cursorTime, cut } from '@shouya/server/registers/keyset.ts'
import * as Remind from '../contract.ts'

/** Default values of parameters that not every reminder of a kind has, e.g. older ones. */
const unsaid = { says: '', result: '' }

/**
 * Parameters in the reader's language: a name in three languages (`task_CN` ...) as `task`, a key of the messages
 * (`result_key`) as `result`.
 */
const inLanguage = (lang: Lang, params: Params) => ({
  ...unsaid,
  ...Object.fromEntries(
    Object.entries(params).map(([key, value]) =>
      key.endsWith('_key') && typeof value === 'string' && isMessageKey(value)
        ? [key.slice(0, -'_key'.length), message(lang, value)]
        : [key.replace(`_${lang}`, ''), value],
    ),
  ),
})

export const remind = handle(Remind, {
  async GetMsgList({ db, user, lang }, { cursor, pagesize, status }) {
    const rows = await db
      .selectFrom('remind_msg')
      .select(['id', 'remind_code', 'params', 'link_path', 'level', 'status', 'send_time'])
      .select(cursorTime('remind_msg', 'send_time').as('cursor_time'))
      .where('receiver_id', '=', user.userId)
      .where(allOf([...among('remind_msg.status', status), ...after('remind_msg', 'send_time', cursor)]))
      .orderBy('send_time', 'desc')
      .orderBy('id', 'desc')
      .limit(pagesize + 1)
      .execute()
    const { rows: shown, next } = cut(rows, pagesize)
    const text = (code: string, part: string, params: Params) =>
      message(lang, `remind.${code}.${part}` as MessageKey, inLanguage(lang, params))
    return {
      rows: shown.map(({ params, ...row }) => ({
        ...row,
        title: text(row.remind_code, 'title', params),
        content: text(row.remind_code, 'content', params),
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
