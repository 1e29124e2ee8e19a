import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { Form, Input, InputNumber, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { type Param, paramType } from '../../product/rules.ts'
import { command, device } from '../noun.ts'
import type { DeviceDetail } from './deviceList.ts'

/** Sets the parameters of a device by the schema of its product, from what it is set to now. */
export default function ParForm({ row, onClose }: { row: DeviceDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const { label } = useNounWords(command)
  const initial = Object.fromEntries(row.params.map(({ key, default: standard }) => [key, row.par[key] ?? standard]))
  return (
    <MoveForm
      of={device}
      row={row}
      name={row.device_no}
      move="setPar"
      initial={{ par: initial }}
      toBody={({ par, ...values }) => ({ ...values, par: filledIn(par as object) })}
      refreshes={['Device']}
      onClose={onClose}
    >
      <p className="ui-note ui-wide">{t('device.says.setPar')}</p>
      {row.params.length === 0 && <p className="ui-wide">{t('device.noParams')}</p>}
      {row.params.map((param) => (
        <ParItem key={param.key} param={param} />
      ))}
      <ReasonItem label={label('reason')} />
    </MoveForm>
  )
}

/** What is left empty is not set. */
const filledIn = (par: object = {}) =>
  Object.fromEntries(Object.entries(par).filter(([, value]) => value !== undefined && value !== null && value !== ''))

function ParItem({ param }: { param: Param }) {
  const { key, label, type, min, max, unit } = param
  const limits = [min, max].some((limit) => limit !== null) && type !== paramType.onOff && `${min ?? ''} – ${max ?? ''}`
  return (
    <Form.Item
      name={['par', key]}
      label={label}
      {...(limits && { extra: limits })}
      {...(type === paramType.onOff && { valuePropName: 'checked' })}
    >
      {type === paramType.onOff ? (
        <Switch />
      ) : type === paramType.text ? (
        <Input maxLength={max ?? 100} {...(unit && { suffix: unit })} />
      ) : (
        <InputNumber
          {...(min !== null && { min })}
          {...(max !== null && { max })}
          {...(type === paramType.whole && { precision: 0 })}
          {...(unit && { suffix: unit })}
        />
      )}
    </Form.Item>
  )
}
