import { mark } from '@shouya/console/i18n/language.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import Waited from '@shouya/console/ui/paper/Waited.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { linkTo } from '@shouya/noun/noun'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import DrawnView from '../../console/DrawnView.tsx'
import { videoAccess } from '../noun.ts'
import type { VideoDetail } from './videoList.ts'

type Props = { wish: PrintWish; onClose: () => void }

/** One for the unit, one for the applicant (domain 4.6). */
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
  const { label, choice } = useNounWords(videoAccess)
  const applicant = useDictLabel('video_applicant')
  const document = useDictLabel('legal_doc_type')
  const why = useDictLabel('video_reason')
  const mode = useDictLabel('video_mode')
  const media = useDictLabel('copy_media')
  const status = useDictLabel('video_status')
  const line = (title: string, value: ReactNode) => (
    <tr>
      <th>{title}</th>
      <td>{value}</td>
    </tr>
  )
  const words = (...parts: (string | number | null | undefined | false)[]) => parts.filter(Boolean).join(' ')
  return (
    <section className="paper">
      <PaperHead title={`${bank} ${t('videoAccess.book')}`} verify={linkTo(videoAccess, row.id)}>
        <span>{row.bill_no}</span>
        <span>{row.dept_name}</span>
        <span>{row.biz_date}</span>
        <span>{t(`videoAccess.print.${copy}`)}</span>
      </PaperHead>
      <table>
        <colgroup>
          <col style={{ width: '22%' }} />
          <col />
        </colgroup>
        <tbody>
          {row.filed_at && line(label('filed_at'), <Waited row={row} received={row.submit_time} />)}
          {line(
            t('videoAccess.print.applicant'),
            words(applicant(row.applicant_type), row.applicant_unit, row.applicant_name, row.fellow_names),
          )}
          {line(t('videoAccess.numbers'), words(row.cert_mask, row.phone_mask))}
          {line(
            t('videoAccess.print.ground'),
            words(row.legal_doc_type !== null && document(row.legal_doc_type), row.legal_doc_no, row.oa_examine_no),
          )}
          {line(label('reason'), words(why(row.video_reason), row.reason))}
          {line(
            t('videoAccess.field.camera_list'),
            row.camera_list.map((camera) => `${camera.camera_no} ${camera.name}`).join(mark('、')),
          )}
          {line(t('videoAccess.period'), `${minute(row.video_begin)} – ${minute(row.video_end)}`)}
          {line(label('access_mode'), words(mode(row.access_mode), choice('location', row.location)))}
          {line(
            t('videoAccess.accessTime'),
            row.access_begin && `${minute(row.access_begin)} – ${minute(row.access_end)}`,
          )}
          {line(label('result'), row.result)}
          {line(
            label('media_no'),
            words(
              row.copy_media !== null && media(row.copy_media),
              row.media_no,
              row.file_count !== null && `${label('file_count')} ${row.file_count}`,
              row.file_hash && `${label('file_hash')} ${row.file_hash}`,
            ),
          )}
          {line(
            label('return_due'),
            words(row.return_due, row.return_time && minute(row.return_time), row.return_user_name),
          )}
          {line(label('operator_user_name'), <SignView sign={row.operator_sign} />)}
          {line(label('supervisor_user_name'), <SignView sign={row.supervisor_sign} />)}
          {line(
            label('receiver_sign_file_id'),
            row.receiver_sign_file_id && <DrawnView file={row.receiver_sign_file_id} name={row.applicant_name} />,
          )}
          {line(label('status'), words(status(row.status), row.close_reason))}
          {row.remark && line(label('remark'), row.remark)}
        </tbody>
      </table>
    </section>
  )
}
