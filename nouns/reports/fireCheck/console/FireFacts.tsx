import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useTranslation } from 'react-i18next'
import { extinguisher, fireCheck } from '../noun.ts'
import { outOfOrder } from '../rules.ts'
import type { FireDetail } from './fireValues.ts'

/** The fire protection that a report found. */
export default function FireFacts({ row }: { row: FireDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(extinguisher)
  const bad = new Set(outOfOrder(row.extinguishers, row.check_date).map(({ no }) => no))
  return (
    <Facts
      of={fireCheck}
      row={row}
      show={[
        ...(['hydrant_count', 'smoke_test', 'light_minutes', 'exit_signs_ok', 'power_off_ok', 'fire_lane_ok'] as const),
        ...(['in_decoration', 'fire_files_ok', 'last_maint_date', 'maint_company'] as const),
        {
          label: t('fireCheck.extinguishers.title'),
          value: row.extinguishers.map((item) => (
            <div key={item.no}>
              {[item.no, item.kind, item.place, item.expire_date, !item.pressure_ok && `× ${label('pressure_ok')}`]
                .filter((part) => part !== false)
                .join(' ')}
              {bad.has(item.no) ? ' ×' : ''}
            </div>
          )),
          wide: true,
        },
      ]}
    />
  )
}
