import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { drillRecord } from '../noun.ts'
import type { DrillDetail, HappenedValues } from './drillList.ts'
import HappenedFields from './HappenedFields.tsx'

type Props = { row: DrillDetail; move: 'do' | 'submit'; onClose: () => void }

/** Records what happened at a drill; submits it, where nothing may be missing. */
export default function HappenedForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'DrillRecord/Do' | 'DrillRecord/Submit', HappenedValues>
      path={move === 'do' ? 'DrillRecord/Do' : 'DrillRecord/Submit'}
      title={`${t(`drillRecord.move.${move}`)} · ${row.bill_no}`}
      initial={valuesOf(row)}
      toBody={(values) => values}
      {...(move === 'submit' && { okText: t('drillRecord.move.submit') })}
      refreshes={['Remind']}
      onClose={onClose}
    >
      <NounContext value={drillRecord}>
        <HappenedFields row={row} submits={move === 'submit'} />
      </NounContext>
    </FormDrawer>
  )
}

/** A planned time that lies ahead is no time of what happened. */
const past = (time: string) => (time > nowMinute() ? (undefined as unknown as string) : time)

const valuesOf = (row: DrillDetail): HappenedValues => ({
  ...{ id: row.id, version: row.version, begin_time: past(row.begin_time), end_time: past(row.end_time) },
  ...{ place: row.place, commander_user_id: row.commander_user_id, joint_units: row.joint_units },
  ...{ scene_desc: row.scene_desc, response_seconds: row.response_seconds, evac_seconds: row.evac_seconds },
  ...{ report_to_monitor: row.report_to_monitor, problems: row.problems, improvement: row.improvement },
  ...{ photos: row.photos, participants: row.participants, steps: row.steps },
})
