import { useRead } from '@shouya/console/api/useRead.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictTexts from '@shouya/console/ui/DictTexts.tsx'
import { useTranslation } from 'react-i18next'
import { checkItem } from '../noun.ts'
import { answerKind } from '../rules.ts'
import { type ItemRow, limitsOf } from './itemList.ts'

/** One check item. */
export default function ItemDetail({ row: listed, ...beside }: BesideList & { row: ItemRow }) {
  const { t } = useTranslation()
  const { label } = useNounWords(checkItem)
  const { data: row = listed, ...read } = useRead('CheckItem/Get', { id: listed.id })
  return (
    <DetailDrawer
      {...beside}
      title={
        <>
          {row.item_code} <DictTag dict={checkItem.states.dict} value={row.status} />
        </>
      }
      read={read}
      history={{ table: checkItem.table, id: row.id }}
    >
      <Facts
        of={checkItem}
        row={row}
        show={[
          'content',
          'scene',
          'category',
          'risk_level',
          'need_photo',
          { label: label('owner_dept_name'), value: row.owner_dept_name ?? t('checkItem.wholeBank') },
          'result_type',
          row.result_type === answerKind.score && 'full_score',
          { label: label('value_unit'), value: [row.value_unit, limitsOf(row)].filter(Boolean).join(' ') },
          'known_by',
          row.known_devices.length > 0 && 'known_devices',
          'standard',
          'effective_begin',
          'effective_end',
          'sort',
          {
            label: label('dept_types'),
            value:
              row.dept_types.length === 0 ? (
                t('checkItem.allTypes')
              ) : (
                <DictTexts dict="dept_type" values={row.dept_types} />
              ),
          },
          'need_vault',
          'need_self_service',
        ]}
      />
    </DetailDrawer>
  )
}
