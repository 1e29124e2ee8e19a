import { useWord } from '@shouya/console/ui/useWord.ts'
import { linkTo } from '@shouya/noun/noun'
import { nouns } from '@shouya/nouns/declared.gen.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type Props = { table: string; id: number }

/** The business record of a transaction: what it is called, and where the noun that keeps its table shows it. */
export default function RecordLink({ table, id }: Props) {
  const { t } = useTranslation()
  const word = useWord()
  const noun = nouns.find((candidate) => candidate.table === table)
  const text = t('ledger.recordOf', { noun: word(`ledger.recordName.${table}`, table), id })
  if (!noun) return text
  return <Link to={linkTo(noun, id)}>{text}</Link>
}
