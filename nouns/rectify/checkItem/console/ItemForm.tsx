import { call } from '@shouya/console/api/call.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Checkbox, Form, Input, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { checkItem } from '../noun.ts'
import { answerKind, needPhoto, register } from '../rules.ts'
import { type ItemRow, type ItemValues, valuesOf } from './itemList.ts'

type Props = { row?: ItemRow; scene?: number | undefined; onClose: () => void }

/** Enters a check item, or changes it for the checks to come. */
export default function ItemForm({ row, scene, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'CheckItem/Save', ItemValues>
      path="CheckItem/Save"
      title={row ? t('checkItem.editTitle') : t('checkItem.addTitle')}
      initial={
        row
          ? valuesOf(row)
          : {
              ...(scene === undefined ? {} : { scene }),
              result_type: answerKind.plain,
              need_photo: needPhoto.abnormal,
              risk_level: 1,
              dept_types: [],
              need_vault: false,
              need_self_service: false,
              sort: 100,
            }
      }
      toBody={(values) => ({
        ...values,
        full_score: values.result_type === answerKind.score ? (values.full_score ?? 0) : 0,
      })}
      reload={row && (async () => valuesOf(await call('CheckItem/Get', { id: row.id })))}
      again={!row}
      onClose={onClose}
    >
      <ItemFields />
    </FormDrawer>
  )
}

function ItemFields() {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(checkItem)
  const kind = Form.useWatch('result_type')
  const by = Form.useWatch('known_by')
  const flags = ['need_vault', 'need_self_service'] as const
  return (
    <NounContext value={checkItem}>
      <Field of="scene" />
      <Field of="item_code" />
      <Field of="content" className="ui-wide" />
      <Field of="standard" className="ui-wide">
        <Input.TextArea maxLength={checkItem.fields.standard.max} autoSize={{ minRows: 2 }} />
      </Field>
      <Field of="category" />
      <Field of="risk_level" />
      <Field of="result_type" />
      {kind === answerKind.score && (
        <Field of="full_score">
          {/* The server refuses a full score of 0. */}
          <InputNumber min={0.1} max={checkItem.fields.full_score.max} precision={1} />
        </Field>
      )}
      {kind === answerKind.number && (
        <>
          <Field of="value_unit" extra={t('checkItem.unitHint')} />
          <Field of="min_value" />
          <Field of="max_value" />
        </>
      )}
      <Field of="known_by" extra={t('checkItem.knownHint')}>
        <DictSelect dict="check_register" placeholder={t('checkItem.noRegister')} />
      </Field>
      {by === register.devices && <Field of="known_devices" required />}
      <Field of="need_photo" className="">
        <Select
          options={checkItem.fields.need_photo.values.map((value) => ({ value, label: choice('need_photo', value) }))}
        />
      </Field>
      <Field of="sort" />
      <Field of="dept_types">
        <DictSelect dict="dept_type" multiple placeholder={t('checkItem.allTypes')} />
      </Field>
      <Field of="owner_dept_name">
        <DeptTreeSelect placeholder={t('checkItem.wholeBank')} />
      </Field>
      <Field of="effective_begin" />
      <Field of="effective_end" />
      {flags.map((name) => (
        <Form.Item key={name} name={name} valuePropName="checked">
          <Checkbox>{label(name)}</Checkbox>
        </Form.Item>
      ))}
    </NounContext>
  )
}
