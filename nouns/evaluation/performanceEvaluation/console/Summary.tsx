import { WarningOutlined } from '@ant-design/icons'
import { useRead } from '@shouya/console/api/useRead.ts'
import { today } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import styles from './performance.module.css'

type Props = {
  /** As the filters of the list have them; left out this year, and people. */
  year: string | undefined
  kind: number | undefined
}

/** How many of each grade a branch has in a year, with a warning where more than a fifth are excellent (domain 5.5). */
export default function Summary({ year: asked, kind }: Props) {
  const { t } = useTranslation()
  const grade = useDictLabel('perf_grade')
  const year = Number(asked ?? today().slice(0, 4))
  const subject_type = kind === 2 ? 2 : 1
  const { data = [] } = useRead(
    'PerformanceEvaluation/GetSummary',
    { year, subject_type },
    { enabled: year >= 2020 && year <= 2099 },
  )
  if (data.length === 0) return null
  return (
    <section className={styles.summary} aria-labelledby="grades">
      <h2 id="grades">{t('performanceEvaluation.summary.title', { year })}</h2>
      {data.map(({ dept_id, dept_name, total, grades, too_many_excellent }) => (
        <div key={dept_id}>
          <strong>{dept_name}</strong>
          <ul>
            {grades.map((count, index) => (
              <li key={grade(index + 1)}>
                {grade(index + 1)} {t('performanceEvaluation.summary.of', { count, total })}
              </li>
            ))}
          </ul>
          {too_many_excellent && (
            <span className={styles.warn}>
              <WarningOutlined aria-hidden="true" /> {t('performanceEvaluation.summary.tooMany')}
            </span>
          )}
        </div>
      ))}
    </section>
  )
}
