import type { DataOf } from '@shouya/console/api/path.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './Results.module.css'

/** What was not done, each with its reason. */
export default function ResultReasons({ result }: { result: DataOf<'Result/Get'> }) {
  const { t } = useTranslation()
  const { kind, state, failed, reasons } = result
  if (reasons.length === 0)
    return state === 'done' ? <Alert type="success" showIcon title={t('result.allDone')} /> : null
  const rows = new Set(reasons.map(({ row, name }) => row ?? name)).size
  return (
    <section>
      <h2 className="ui-heading">{t('result.notDone')}</h2>
      {kind === 'import' && <Alert className="ui-hint" type="error" showIcon title={t('result.nothingTaken')} />}
      <ul className={styles.reasons}>
        {reasons.map(({ row, name, message }) => (
          <li key={`${row} ${name} ${message}`}>
            <strong>
              {[row !== null && t('result.line', { row }), name].filter(Boolean).join(' ') || t('result.whole')}
            </strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {failed > rows && <p className="ui-note">{t('result.more', { count: failed - rows })}</p>}
    </section>
  )
}
