import { QRCode } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './paper.css'

type Props = {
  /** Bank and register. */
  title: string
  /** Path and query of the page that shows the record when the code is scanned. */
  verify: string
  /** A mark across the sheet of a record that is not final, or was entered afterwards (domain 17.2). */
  mark?: string | undefined
  /** The items under the title from left to right, a span each: number, unit, day. */
  children: ReactNode
}

/** The head of a record's sheet, with a code that links from the paper to the record (domain 17.2). */
export default function PaperHead({ title, verify, mark, children }: Props) {
  const { t } = useTranslation()
  return (
    <div className="paper-head">
      {mark !== undefined && (
        <div className="paper-water" aria-hidden="true">
          {mark}
        </div>
      )}
      <div>
        <h1>{title}</h1>
        <div className="print-head">{children}</div>
      </div>
      <figure>
        <QRCode type="svg" size={76} bordered={false} value={`${location.origin}${verify}`} />
        <figcaption>{t('ui.verify')}</figcaption>
      </figure>
    </div>
  )
}
