import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { leave } from '../noun.ts'
import type { LeaveRow } from './leaveState.ts'

/** One leave with who entered it and when it was cancelled. */
export default function LeaveDetail({ row, ...beside }: BesideList & { row: LeaveRow }) {
  const { t } = useTranslation()
  const { label } = useNounWords(leave)
  const flows = row.flows.map(({ flow_name }) => flow_name).join(mark('、'))
  return (
    <DetailDrawer title={`${row.user.name} → ${row.substitute.name}`} {...beside}>
      <Facts
        of={leave}
        row={row}
        show={[
          { label: label('user'), value: row.user.name },
          { label: label('substitute'), value: row.substitute.name },
          'from_time',
          'to_time',
          { label: label('flows'), value: flows || t('leave.allFlows'), wide: true },
          'remark',
          'create_time',
          row.revoke_time !== null && 'revoke_time',
        ]}
      />
    </DetailDrawer>
  )
}
