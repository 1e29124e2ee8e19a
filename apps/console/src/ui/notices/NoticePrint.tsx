import { QRCode } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../api/account.ts'
import { businessTime } from '../../api/businessTime.ts'
import { usePublic } from '../../api/usePublic.ts'
import { mark } from '../../i18n/language.ts'
import PrintSheet from '../PrintSheet.tsx'
import { minute } from '../text.ts'
import { annexesOf, type NoticeRow } from './noticeRow.ts'

const RichHtml = lazy(() => import('./RichHtml.tsx'))

/** One notice on A4, with a QR code that links to it (domain 17.2). */
export default function NoticePrint({ row, onClose }: { row: NoticeRow; onClose: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const names = annexesOf(row).map(({ name }) => name)
  const address = `${location.origin}/dashboard/notice?type=1&id=${row.id}`
  return (
    // The sheet prints immediately, so it waits for its content.
    <Suspense fallback={null}>
      <PrintSheet
        footLeft={t('ui.printedBy', { name: user.name, time: minute(businessTime(new Date())) })}
        footRight={t('ui.pageOf', { page: '{page}', pages: '{pages}' })}
        onClose={onClose}
      >
        <p>{[usePublic()?.bank_name, row.dept_name].filter(Boolean).join(' ')}</p>
        <h1>{row.title}</h1>
        <div className="print-head">
          <span>{row.bill_no ?? t('notice.draft')}</span>
          <span>
            {row.publish_user_name} {minute(row.publish_time)}
          </span>
        </div>
        <RichHtml html={row.content} />
        {row.url && <p>{row.url}</p>}
        {names.length > 0 && (
          <p>
            {t('notice.field.annex')}
            {mark('：')}
            {names.join(mark('、'))}
          </p>
        )}
        <QRCode type="svg" size={96} bordered={false} value={address} color="#000" bgColor="#fff" />
      </PrintSheet>
    </Suspense>
  )
}
