import { InputNumber } from 'antd'

/** The largest amount that an input takes: one million yuan, in fen. */
const MOST = 100_000_000

type Props = {
  /** Fen. */
  value?: number | null
  onChange?: (fen: number | null) => void
  id?: string
  disabled?: boolean
  'aria-label'?: string
}

/** An amount: typed in yuan, kept in fen. */
export default function MoneyInput({ value, onChange, ...input }: Props) {
  return (
    <InputNumber<number>
      {...input}
      prefix="¥"
      inputMode="decimal"
      min={0}
      max={MOST / 100}
      precision={2}
      value={value == null ? null : value / 100}
      onChange={(amount) => onChange?.(amount === null ? null : Math.round(amount * 100))}
    />
  )
}
