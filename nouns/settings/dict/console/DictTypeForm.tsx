import { call } from '@shouya/console/api/call.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { dict } from '../noun.ts'
import type { DictType } from './dictRows.ts'

type Values = BodyOf<'Dict/SaveType'>

const toValues = (row: DictType) => ({ id: row.id, version: row.version, ...enteredOf(dict, row) }) as Values

/** The form of a dictionary; its code is fixed once it has values. */
export default function DictTypeForm({ row, onClose }: { row?: DictType; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Dict/SaveType', Values>
      path="Dict/SaveType"
      title={row ? t('dict.edit') : t('dict.add')}
      initial={row ? toValues(row) : { status: 1 }}
      toBody={(values) => values}
      reload={row && (async () => toValues(await call('Dict/GetType', { id: row.id })))}
      small
      onClose={onClose}
    >
      <NounContext value={dict}>
        <Field of="dict_code">
          <Input
            maxLength={dict.fields.dict_code.max}
            disabled={row !== undefined && (row.is_builtin || row.items > 0)}
          />
        </Field>
        <Field of="status" />
        <Field of="dict_name" />
        <Field of="dict_name_hk" />
        <Field of="dict_name_us" className="ui-wide" />
        <Field of="remark" lines={2} />
      </NounContext>
    </FormDrawer>
  )
}
