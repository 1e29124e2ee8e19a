import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { useTranslation } from 'react-i18next'
import { performanceEvaluation } from '../noun.ts'
import ItemsRecord from './ItemsRecord.tsx'
import type { PerformanceDetail } from './performanceList.ts'

/** Scores with their sources, who signed, notice, appeal and review. */
export default function PerformanceFacts({ row }: { row: PerformanceDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(performanceEvaluation)
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      {row.awaits_evaluators && <p className="ui-note">{t('performanceEvaluation.awaits')}</p>}
      <Facts
        of={performanceEvaluation}
        row={row}
        show={[
          ...(['subject_name', 'subject_type', 'escort_company_name', 'dept_name', 'year'] as const),
          ...(['total', 'grade', 'rank_in_branch', 'auto_score', 'manual_score', 'adjust'] as const),
          row.adjust_reason !== null && 'adjust_reason',
          ...(['conclusion', 'create_user_name', 'create_time', 'calc_time', 'submit_time'] as const),
          row.evaluators.length > 0 && {
            label: label('evaluator_names'),
            value: (
              <div>
                {row.evaluators.map(({ seq, name, sign }) => (
                  <div key={seq}>{sign ? <SignView sign={sign} /> : name}</div>
                ))}
              </div>
            ),
            wide: true,
          },
          row.audit_time !== null && 'audit_user_name',
          row.audit_time !== null && 'audit_time',
          row.audit_opinion !== null && 'audit_opinion',
          row.publicity_begin !== null && 'publicity_begin',
          row.publicity_end !== null && 'publicity_end',
          row.appeal !== null && 'appeal',
          row.appeal !== null && 'appeal_user_name',
          row.appeal !== null && 'appeal_time',
          row.review !== null && 'review',
          row.review !== null && 'review_user_name',
          row.review !== null && 'review_time',
          row.subject_sign !== null && {
            label: t('performanceEvaluation.move.acknowledge'),
            value: <SignView sign={row.subject_sign} />,
            wide: true,
          },
          row.effective_time !== null && 'effective_time',
          row.archive_time !== null && 'archive_time',
        ]}
      />
      <ItemsRecord of={row.id} items={row.items} />
    </>
  )
}
