import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { loan } from '../noun.ts'
import styles from './ArchiveMenu.module.css'
import type { FileDetail } from './archiveList.ts'

/** To whom a file was lent, the last first. */
export default function LoanRecords({ file }: { file: FileDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(loan)
  if (file.loans.length === 0) return <p className="ui-note">{t('reportFile.noLoans')}</p>
  return (
    <ul className={styles.loans}>
      {file.loans.map((one) => (
        <li key={one.id}>
          <strong>{one.borrower_user_name}</strong> {one.purpose}
          <div className="ui-note">
            {label('lend_time')} {minute(one.lend_time)} · {one.lend_user_name} · {label('due_date')} {one.due_date}
          </div>
          {one.return_time !== null && (
            <div className="ui-note">
              {label('return_time')} {minute(one.return_time)} · {one.return_user_name}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
