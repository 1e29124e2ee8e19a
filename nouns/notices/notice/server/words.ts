import { textOfHtml } from '@shouya/server/core/html/textOfHtml.ts'
import type { Annex, Notice } from './rules.ts'

type Words = { title: string; content: string; bill_no: string | null; by: string }

/** What the keywords look through. */
export const searchText = ({ title, content, bill_no, by }: Words): string =>
  [title, textOfHtml(content), bill_no, by].filter(Boolean).join(' ').toLowerCase()

type Said = Pick<
  Notice,
  'title' | 'type' | 'recv_dept_name' | 'content' | 'url' | 'is_top' | 'need_receipt' | 'expire_time'
> & {
  cover_file_id: number | null
  annex: unknown
}

/** A notice as the log has it: words instead of markup and of numbers. */
export const logged = ({ content, url, cover_file_id, annex, ...row }: Said) => ({
  title: row.title,
  type: row.type,
  recv_dept_name: row.recv_dept_name,
  content: textOfHtml(content),
  url: url || null,
  cover: cover_file_id !== null,
  annex: (annex as Annex[]).map(({ name }) => name).join('、') || null,
  is_top: row.is_top,
  need_receipt: row.need_receipt,
  expire_time: row.expire_time,
})
