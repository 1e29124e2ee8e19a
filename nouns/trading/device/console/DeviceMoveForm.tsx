import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { command, device } from '../noun.ts'
import ChoiceSelect from './ChoiceSelect.tsx'
import type { DeviceMove, DeviceRow } from './deviceList.ts'

type Props = { row: DeviceRow; move: Exclude<DeviceMove, 'setPar'>; onClose: () => void }

/** The moves that share an action with another, by which the server tells them apart. */
const named: readonly DeviceMove[] = ['restore', 'disable', 'accept', 'scrap']

/** The form of a move that asks for little: to whom, why, in which state it came back, or nothing but to be sure. */
export default function DeviceMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(device)
  const words = useNounWords(command)
  const isInspection = move === 'accept' || move === 'scrap'
  const asksWhy = !isInspection && move !== 'assign' && move !== 'queryState'
  return (
    <MoveForm
      of={device}
      row={row}
      name={row.device_no}
      move={move}
      toBody={(values) => ({ ...(named.includes(move) && { command: move }), ...values })}
      refreshes={['Device', 'MemberDevice']}
      onClose={onClose}
    >
      <p className="ui-note ui-wide">{t(`device.says.${move}`)}</p>
      {move === 'assign' && (
        <Form.Item name="agent_id" label={label('agent_name')} rules={[{ required: true }]} className="ui-wide">
          <ChoiceSelect of="agents" allowClear={false} without={row.agent_id} />
        </Form.Item>
      )}
      {asksWhy && <ReasonItem label={words.label('reason')} />}
      {isInspection && (
        <Form.Item
          name="note"
          label={t('device.inspectNote')}
          className="ui-wide"
          rules={[{ required: true, min: 2, max: 200, whitespace: true }]}
        >
          <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 3 }} />
        </Form.Item>
      )}
    </MoveForm>
  )
}
