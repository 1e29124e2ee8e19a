import { Form, Select } from 'antd'

type Props = {
  label: string
  /** What the days are of unless another time is chosen. */
  standard: string
  times: readonly { value: string; label: string }[]
}

/** Of which time the days of a list are. */
export default function DaysOfFilter({ label, standard, times }: Props) {
  return (
    <Form.Item name="days_of" label={label}>
      <Select allowClear placeholder={standard} options={[...times]} />
    </Form.Item>
  )
}
