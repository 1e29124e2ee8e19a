import type { RowOf } from '../../api/path.ts'

export type NoticeRow = RowOf<'Notice/GetNoticePageList'>
export type NoticeFile = { name: string; url: string }

/** Dictionary notice_type. */
export const noticeType = { bank: 0, branch: 1, link: 2 } as const

/** The attachments of a notice: two parallel lists, joined by commas. */
export function annexesOf({ annex_urls, annex_name }: Pick<NoticeRow, 'annex_urls' | 'annex_name'>): NoticeFile[] {
  const names = annex_name.split(',')
  return annex_urls === '' ? [] : annex_urls.split(',').map((url, index) => ({ url, name: names[index] ?? url }))
}
