import type { RowOf } from '../../api/path.ts'

export type NoticeRow = RowOf<'Notice/GetNoticePageList'>
export type NoticeFile = { name: string; url: string }

/** The attachments of a notice: two parallel lists, joined by commas. */
export function annexesOf({ annex_urls, annex_name }: Pick<NoticeRow, 'annex_urls' | 'annex_name'>): NoticeFile[] {
  const names = annex_name.split(',')
  return annex_urls === '' ? [] : annex_urls.split(',').map((url, index) => ({ url, name: names[index] ?? url }))
}
