import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Form, Radio } from 'antd'
import { payType } from '../noun.ts'

type Props = {
  /** The field of the voucher of a transfer, and what it is for. */
  voucher: string
  hint: string
  /** What is said where it can be paid from a balance. */
  balance?: string
}

/** How a record is paid: the ways that a provider carries out now, those that finance confirms, and perhaps a balance. */
export default function WayFields({ voucher, hint, balance }: Props) {
  const word = useDictLabel('pay_type')
  const { data = [] } = useRead('Payment/GetWayList', {}, { staleTime: 60_000 })
  const chosen = Form.useWatch('pay_type', Form.useFormInstance())
  const types = [
    ...(balance === undefined ? [] : [payType.balance]),
    ...[payType.transfer, ...data.map((way) => way.pay_type), payType.offline],
  ]
  return (
    <>
      <Field
        of="pay_type"
        required
        className="ui-wide"
        {...(chosen === payType.balance && balance !== undefined && { extra: balance })}
      >
        <Radio.Group optionType="button" options={types.map((value) => ({ value, label: word(value) }))} />
      </Field>
      {chosen === payType.transfer && <Field of={voucher} required extra={hint} />}
    </>
  )
}
