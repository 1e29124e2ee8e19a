import { InputNumber } from 'antd'

type Props = {
  /** Hundredths of a percent. */
  value?: number | null
  onChange?: (rate: number | null) => void
  id?: string
  disabled?: boolean
  /** The largest, in hundredths of a percent. */
  most: number
}

const PARTS = 100

/** A rate: typed in percent, kept in hundredths of it. */
export default function PercentInput({ value, onChange, most, ...input }: Props) {
  return (
    <InputNumber<number>
      {...input}
      suffix="%"
      inputMode="decimal"
      min={0}
      max={most / PARTS}
      precision={2}
      value={value == null ? null : value / PARTS}
      onChange={(rate) => onChange?.(rate === null ? null : Math.round(rate * PARTS))}
    />
  )
}
