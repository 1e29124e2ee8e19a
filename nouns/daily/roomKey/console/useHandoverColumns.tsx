import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import { roomKey } from '../noun.ts'
import HandoverStatus from './HandoverStatus.tsx'
import { type HandoverRow, keysText } from './handoverList.ts'

/** The columns of the register, of its export and of its cards: those that every row has come first. */
export function useHandoverColumns(): Column<HandoverRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const keys: Column<HandoverRow> = {
    key: 'keys',
    title: t('roomKey.field.keys'),
    width: 126,
    render: (row) => keysText(row.keys),
  }
  const columns = useNounColumns<typeof roomKey, HandoverRow>(roomKey, {
    bill_no: { width: 160, sort: true },
    dept_name: { width: 112 },
    handover_time: {
      width: 108,
      sort: true,
      render: (row) => (
        <span>
          <When at={row.handover_time} />{' '}
          {row.is_backfill && <span className="ui-note">{t('roomKey.field.is_backfill')}</span>}
        </span>
      ),
    },
    create_user_name: { width: 72 },
    handover_type: { width: 100 },
    from_user_name: { width: 72 },
    to_user_name: { width: 72 },
    supervisor_user_name: { width: 72 },
    expect_return_time: { width: 104, sort: true },
    status: {
      width: useStatusWidth(roomKey.states.dict, 112),
      pin: 'right',
      render: (row) => <HandoverStatus row={row} />,
    },
    // The time includes the day.
    biz_date: { width: 104 },
    return_time: { width: 152 },
    reason: { width: 200 },
    oa_examine_no: { width: 158 },
    create_time: { width: 152, sort: true },
  })
  return inOrder(
    [...columns, keys],
    [
      'bill_no',
      units.several && 'dept_name',
      'handover_time',
      'keys',
      !units.several && 'handover_type',
      'from_user_name',
      'to_user_name',
      'expect_return_time',
      'status',
    ],
  )
}
