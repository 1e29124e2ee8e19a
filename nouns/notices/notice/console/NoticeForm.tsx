import { call } from '@shouya/console/api/call.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { annexesOf, type NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import { useTranslation } from 'react-i18next'
import { noticeType } from '../rules.ts'
import type { FileEntry } from './FileList.tsx'
import NoticeFields from './NoticeFields.tsx'
import type { NoticeValues } from './noticeList.ts'

const done = (name: string, url: string): FileEntry => ({ uid: url, name, url, status: 'done' })

/** The fields of a row that its form changes. */
function toValues(row: NoticeRow): NoticeValues {
  const { id, version, title, content, type, url, recv_dept_id, is_top, need_receipt, expire_time } = row
  return {
    ...{ id, version, title, content, type, url, is_top, need_receipt, expire_time },
    recv_dept_id: recv_dept_id || undefined,
    cover: row.cover ? [done('', row.cover)] : [],
    annex_urls: annexesOf(row).map((file) => done(file.name, file.url)),
    publish: false,
  }
}

const urls = (files: readonly FileEntry[] = []) =>
  files.flatMap(({ url, status }) => (status === 'done' && url ? [url] : []))

function toBody({ publish, cover, annex_urls, ...values }: NoticeValues): BodyOf<'Notice/SaveNotice'> {
  const sent = annex_urls ?? []
  return {
    ...values,
    content: values.content ?? '',
    // What the type leaves no room for went out of sight.
    recv_dept_id: values.type === noticeType.bank ? 0 : (values.recv_dept_id ?? 0),
    url: values.type === noticeType.link ? (values.url ?? '') : '',
    cover: urls(cover)[0] ?? '',
    annex_urls: urls(sent).join(','),
    annex_name: sent.flatMap(({ name, status }) => (status === 'done' ? [name.replaceAll(',', '，')] : [])).join(','),
    expire_time: values.expire_time ?? null,
    status: publish ? 1 : 0,
  }
}

/** Writes a notice, or changes a draft or a withdrawn one; published at once if its author says so. */
export default function NoticeForm({ row, onClose }: { row?: NoticeRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Notice/SaveNotice', NoticeValues>
      path="Notice/SaveNotice"
      title={row ? t('notice.editTitle') : t('notice.addTitle')}
      initial={row ? toValues(row) : { is_top: false, need_receipt: false, publish: false, cover: [], annex_urls: [] }}
      toBody={toBody}
      reload={row && (async () => toValues(await call('Notice/GetNotice', { id: row.id })))}
      again={!row}
      onClose={onClose}
    >
      <NoticeFields />
    </FormDrawer>
  )
}
