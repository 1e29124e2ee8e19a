import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useTranslation } from 'react-i18next'
import { rectification } from '../noun.ts'
import type { RectifyDetail } from './rectifyList.ts'

/** All fields of a rectification. */
export default function RectifyFacts({ row }: { row: RectifyDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(rectification)
  return (
    <Facts
      of={rectification}
      row={row}
      show={[
        'problem_desc',
        'problem_photos',
        'dept_name',
        'hazard_level',
        'category',
        'source_type',
        'source_no',
        row.repair_order_no !== null && 'repair_order_no',
        'deadline',
        'duty_user_name',
        row.escort_company_name !== null && 'escort_company_name',
        'require_desc',
        'temp_measure',
        'measure',
        'result_photos',
        'finish_user_name',
        'finish_time',
        'close_time',
        'return_count',
        row.cancel_reason !== null && 'cancel_reason',
        { label: label('create_user_name'), value: row.create_user_name ?? t('ui.system') },
        'create_time',
      ]}
    />
  )
}
