import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { linkTo } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { drillRecord } from '../noun.ts'
import type { DrillDetail } from './drillList.ts'

/** What was planned, what happened and how it was judged. */
export default function DrillFacts({ row }: { row: DrillDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(drillRecord)
  const other = (title: string, drill: DrillDetail['repeats']) =>
    drill !== null && { label: title, value: <Link to={linkTo(drillRecord, drill.id)}>{drill.bill_no}</Link> }
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      <Facts
        of={drillRecord}
        row={row}
        show={[
          ...([
            'dept_name',
            'plan_name',
            'drill_type',
            'form',
            'is_blind',
            'period_key',
            'begin_time',
            'end_time',
          ] as const),
          ...(['place', 'commander_user_name', 'people_count', 'joint_units', 'scene_desc'] as const),
          ...(['response_seconds', 'evac_seconds', 'report_to_monitor', 'problems', 'improvement', 'photos'] as const),
          ...(['submit_user_name', 'submit_time'] as const),
          row.redrill_due !== null && 'redrill_due',
          other(t('drillRecord.againOf'), row.repeats),
          other(t('drillRecord.againBy'), row.repeated_by),
          row.score !== null && 'score',
          row.effect !== null && 'effect',
          row.evaluation !== null && 'evaluation',
          row.evaluator_sign !== null && {
            label: label('evaluator_user_name'),
            value: <SignView sign={row.evaluator_sign} />,
            wide: true,
          },
          row.leader_sign !== null && {
            label: label('leader_user_name'),
            value: <SignView sign={row.leader_sign} />,
            wide: true,
          },
          row.archive_time !== null && 'archive_time',
          row.cancel_reason !== null && 'cancel_reason',
          ...(['create_user_name', 'create_time'] as const),
        ]}
      />
    </>
  )
}
