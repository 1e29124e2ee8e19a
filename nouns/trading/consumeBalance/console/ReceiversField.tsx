import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Button, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { consumeBalance, MOST_RECEIVERS, ownerType } from '../noun.ts'
import type { Receiver } from './balanceList.ts'
import OwnerSelect from './OwnerSelect.tsx'
import styles from './ReceiversField.module.css'

export type Line = Pick<Receiver, 'owner_type'> & Partial<Receiver>
type Props = {
  id?: string
  value?: Line[]
  onChange?: (lines: Line[]) => void
  /** Whose tree they are in, and what they receive. */
  agent_id: number
  consume_id: number
}

/** Who receives how many pieces, a line each; on a phone a line is a card. */
export default function ReceiversField({ id, value = [], onChange, ...of }: Props) {
  const { t } = useTranslation()
  const { choice } = useNounWords(consumeBalance)
  const change = (at: number, line: Line) => onChange?.(value.map((each, index) => (index === at ? line : each)))
  return (
    <div id={id} className={styles.receivers}>
      {value.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <div key={at} className={styles.receiver}>
          <Select
            value={line.owner_type}
            aria-label={`${t('consumeBalance.receivers')} ${at + 1}`}
            options={[ownerType.device, ownerType.member].map((kind) => ({
              value: kind,
              label: choice('owner_type', kind),
            }))}
            onChange={(owner_type) => change(at, { owner_type, ...(line.qty && { qty: line.qty }) })}
          />
          <OwnerSelect
            key={line.owner_type}
            owner_type={line.owner_type}
            {...of}
            aria-label={`${choice('owner_type', line.owner_type)} ${at + 1}`}
            {...(line.owner_id !== undefined && { value: line.owner_id })}
            onChange={(owner_id) => change(at, { ...line, owner_id })}
          />
          <InputNumber<number>
            value={line.qty ?? null}
            min={1}
            precision={0}
            aria-label={`${t('consumeBalance.qty')} ${at + 1}`}
            onChange={(qty) => change(at, { ...line, qty: qty ?? 1 })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={`${t('consumeBalance.dropReceiver')} ${at + 1}`}
            onClick={() => onChange?.(value.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={value.length >= MOST_RECEIVERS}
        onClick={() => onChange?.([...value, { owner_type: ownerType.device }])}
      >
        {t('consumeBalance.addReceiver')}
      </Button>
    </div>
  )
}
