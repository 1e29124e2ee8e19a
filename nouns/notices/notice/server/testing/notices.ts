import { type Account, granted } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import type { UnitCode } from '@shouya/server/testing/world.ts'

type NoticeOf = {
  title?: string
  /** The receiving unit; without one the whole bank. */
  recv?: UnitCode
  link?: true
  draft?: true
  need_receipt?: boolean
  is_top?: boolean
  expire_time?: string
  annex_urls?: string
}

let serial = 0

/** A notice by its author, published unless it is a draft. */
export async function makeNotice(
  t: TestApp,
  by: Post | Account,
  { recv, link, draft, title = `通知${++serial}`, ...rest }: NoticeOf = {},
): Promise<{ id: number; version: number; status: number; title: string }> {
  const post = typeof by === 'function' ? by : by.post
  const saved = await post('Notice/SaveNotice', {
    title,
    type: link ? 2 : recv ? 1 : 0,
    recv_dept_id: recv ? t.world.unit[recv] : 0,
    ...(link ? { url: 'https://bank.example/topic' } : { content: `<p>${title}的内容</p>` }),
    status: draft ? 0 : 1,
    ...rest,
  })
  return { ...granted(saved), title }
}
