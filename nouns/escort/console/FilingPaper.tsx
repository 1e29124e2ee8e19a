import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import './filing.css'

type Fact = readonly [label: string, value: string | number | null]
type Props = {
  title: string
  /** The page of the record, as a QR code. */
  verify: string
  head: readonly string[]
  facts: readonly Fact[]
  /** Addresses of pictures under the table. */
  pictures?: readonly string[]
}

const pairs = (facts: readonly Fact[]) =>
  facts.filter((_, at) => at % 2 === 0).map((_, at) => facts.slice(at * 2, at * 2 + 2))

/** The sheet of a record for the security department (备案表): its fields in two columns, and space for both seals. */
export default function FilingPaper({ title, verify, head, facts, pictures = [] }: Props) {
  const { t } = useTranslation()
  return (
    <section className="paper">
      <PaperHead title={title} verify={verify}>
        {head.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </PaperHead>
      <table className="filing">
        <tbody>
          {pairs(facts).map((pair) => (
            <tr key={pair[0]?.[0]}>
              {pair.map(([label, value]) => (
                <Fragment key={label}>
                  <th>{label}</th>
                  <td colSpan={pair.length === 1 ? 3 : 1}>{value}</td>
                </Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pictures.length > 0 && (
        <div className="filing-pictures">
          {pictures.map((src) => (
            <img key={src} src={src} alt="" />
          ))}
        </div>
      )}
      <div className="filing-seals">
        <span>{t('escort.filing.company')}</span>
        <span>{t('escort.filing.bank')}</span>
        <span>{t('escort.filing.day')}</span>
      </div>
    </section>
  )
}
