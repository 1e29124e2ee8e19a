import { mark } from '@shouya/console/i18n/language.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import Waited from '@shouya/console/ui/paper/Waited.tsx'
import { photoUrl } from '@shouya/console/ui/photoUrl.ts'
import SignView from '@shouya/console/ui/SignView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOf, type VideoDetail } from './videoList.ts'

type Props = { wish: PrintWish; onClose: () => void }

/** One for the unit, one for whoever was there (domain 4.6). */
const copies = ['kept', 'given'] as const

/** Prints the sheet of each record in two copies. */
export default function VideoPrint(props: Props) {
  return (
    <RegisterPrint path="VideoAccess/GetPrintList" {...props}>
      {({ bank_name, rows }) =>
        rows.flatMap((row) =>
          copies.map((copy) => <Sheet key={`${row.id} ${copy}`} bank={bank_name} row={row} copy={copy} />),
        )
      }
    </RegisterPrint>
  )
}

function Sheet({ bank, row, copy }: { bank: string; row: VideoDetail; copy: (typeof copies)[number] }) {
  const { t } = useTranslation()
  const applicant = useDictLabel('video_applicant')
  const document = useDictLabel('legal_doc_type')
  const why = useDictLabel('video_reason')
  const mode = useDictLabel('video_mode')
  const media = useDictLabel('copy_media')
  const status = useDictLabel('video_status')
  const line = (label: string, value: ReactNode) => (
    <tr>
      <th>{label}</th>
      <td>{value}</td>
    </tr>
  )
  const words = (...parts: (string | number | null | undefined | false)[]) => parts.filter(Boolean).join(' ')
  return (
    <section className="paper">
      <PaperHead title={`${bank} ${t('videos.book')}`} verify={`/form/daily/taskdaily/ReadList?id=${row.id}`}>
        <span>{row.bill_no}</span>
        <span>{row.dept_name}</span>
        <span>{row.biz_date}</span>
        <span>{t(`videos.print.${copy}`)}</span>
      </PaperHead>
      <table>
        <colgroup>
          <col style={{ width: '22%' }} />
          <col />
        </colgroup>
        <tbody>
          {row.filed_at && line(t('ui.filedAt'), <Waited row={row} received={row.submit_time} />)}
          {line(
            t('videos.print.applicant'),
            words(applicant(row.applicant_type), row.applicant_unit, row.applicant_name, row.fellow_names),
          )}
          {line(t('videos.numbers'), words(row.cert_mask, row.phone_mask))}
          {line(
            t('videos.print.ground'),
            words(row.legal_doc_type !== null && document(row.legal_doc_type), row.legal_doc_no, row.oa_examine_no),
          )}
          {line(t('videos.field.reason'), words(why(row.video_reason), row.reason))}
          {line(
            t('videos.field.camera_list'),
            row.camera_list.map(({ camera_no, name }) => `${camera_no} ${name}`).join(mark('、')),
          )}
          {line(t('videos.period'), `${minute(row.video_begin)} – ${minute(row.video_end)}`)}
          {line(t('videos.field.access_mode'), words(mode(row.access_mode), t(placeOf(row.location))))}
          {line(t('videos.accessTime'), row.access_begin && `${minute(row.access_begin)} – ${minute(row.access_end)}`)}
          {line(t('videos.field.result'), row.result)}
          {line(
            t('videos.field.media_no'),
            words(
              row.copy_media !== null && media(row.copy_media),
              row.media_no,
              row.file_count !== null && `${t('videos.field.file_count')} ${row.file_count}`,
              row.file_hash && `${t('videos.field.file_hash')} ${row.file_hash}`,
            ),
          )}
          {line(
            t('videos.field.return_due'),
            words(row.return_due, row.return_time && minute(row.return_time), row.return_user_name),
          )}
          {line(t('videos.field.operator_user_name'), <SignView sign={row.operator_sign} />)}
          {line(t('videos.field.supervisor_user_name'), <SignView sign={row.supervisor_sign} />)}
          {line(
            t('videos.receiver'),
            row.receiver_sign_file_id && (
              <span className="ui-signed">
                <img src={photoUrl(row.receiver_sign_file_id)} alt={t('ui.signOf', { name: row.applicant_name })} />
              </span>
            ),
          )}
          {line(t('videos.field.status'), words(status(row.status), row.close_reason))}
          {row.remark && line(t('videos.field.remark'), row.remark)}
        </tbody>
      </table>
    </section>
  )
}
