import { call } from '@shouya/console/api/call.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import UnitSelect from '../../console/UnitSelect.tsx'
import { box, boxPosition } from '../noun.ts'
import type { BoxRow, BoxValues } from './boxList.ts'

const toValues = (row: BoxRow) => ({ id: row.id, version: row.version, ...enteredOf(box, row) }) as BoxValues

type Props = { row?: BoxRow; unit?: number | undefined; onClose: () => void }

/** Enters a box, or changes its data; its position is changed only by handovers. */
export default function BoxForm({ row, unit, onClose }: Props) {
  const { t } = useTranslation()
  const { choice } = useNounWords(box)
  const isUnderway = row?.position === boxPosition.underway
  return (
    <FormDrawer<'Escort/SaveBox', BoxValues>
      path="Escort/SaveBox"
      title={row ? `${t('box.editTitle')} · ${row.box_no}` : t('box.addTitle')}
      initial={row ? toValues(row) : { box_type: 1, status: 1, ...(unit !== undefined && { dept_id: unit }) }}
      toBody={(values) => ({
        ...values,
        box_no: values.box_no.trim().toUpperCase(),
        rfid: values.rfid || null,
        remark: values.remark || null,
      })}
      {...(row && { reload: async () => toValues(await call('Escort/GetBox', { id: row.id })) })}
      small
      again={!row}
      onClose={onClose}
    >
      <NounContext value={box}>
        <Field of="box_no" rules={[{ pattern: /^\s*[A-Za-z0-9-]{4,20}\s*$/, message: t('box.noRule') }]} />
        <Field of="box_type" />
        <Field of="dept_name" extra={isUnderway && t('box.refused.underway')}>
          <UnitSelect />
        </Field>
        <Field of="rfid" />
        <Field of="status" className="" required={false}>
          <Select
            disabled={isUnderway}
            options={box.fields.status.values.map((value) => ({ value, label: choice('status', value) }))}
          />
        </Field>
        <Field of="remark" className="ui-wide">
          <Input.TextArea maxLength={box.fields.remark.max} autoSize={{ minRows: 2 }} />
        </Field>
      </NounContext>
    </FormDrawer>
  )
}
