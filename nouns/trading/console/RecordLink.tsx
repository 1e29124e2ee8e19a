import { useWord } from '@shouya/console/ui/useWord.ts'
import { linkTo } from '@shouya/noun/noun'
import { nouns } from '@shouya/nouns/declared.gen.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type Props = { table: string; id: number }

/** The business record of a transaction: the noun that keeps the table says what it is called and where it is shown. */
export default function RecordLink({ table, id }: Props) {
  const { t } = useTranslation()
  const word = useWord()
  const noun = nouns.find((candidate) => candidate.table === table)
  if (!noun) return t('ledger.recordOf', { noun: table, id })
  const text = t('ledger.recordOf', { noun: word(`nounWords.log.${noun.controller}`, table), id })
  return <Link to={linkTo(noun, id)}>{text}</Link>
}
