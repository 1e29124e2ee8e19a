import { CloseCircleFilled, WarningFilled } from '@ant-design/icons'
import { mark } from '@shouya/console/i18n/language.ts'
import { Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ShownProblem } from './useProblems.ts'

/** The problem icon of a card, with the problems as text. */
export default function ProblemMark({ problems }: { problems: readonly ShownProblem[] }) {
  const { t } = useTranslation()
  if (problems.length === 0) return null
  const error = problems.some(({ level }) => level === 'error')
  const words = problems.map(({ message }) => message)
  return (
    <Tooltip title={words.join(mark('；'))}>
      <span className="flow-mark" data-level={error ? 'error' : 'warning'}>
        {error ? <CloseCircleFilled aria-hidden="true" /> : <WarningFilled aria-hidden="true" />}
        <span className="sr-only">{[error ? t('versions.error') : t('versions.warning'), ...words].join(' ')}</span>
      </span>
    </Tooltip>
  )
}
