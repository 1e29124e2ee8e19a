import { mark } from '@shouya/console/i18n/language.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Form, Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { crewRole, plan } from '../noun.ts'
import type { Candidates, CrewValues } from './planList.ts'

type Option = { value: number; label: string; reason: string | undefined; disabled: boolean }
type Choice = Omit<SelectProps<number | number[], Option>, 'options'> & { options: Option[] | undefined }

/** A choice of one or several; options that are not possible are disabled and show the reason. */
function Chooser({ options, ...select }: Choice) {
  const { t } = useTranslation()
  return (
    <Select<number | number[], Option>
      placeholder={t('ui.choose')}
      loading={options === undefined}
      popupMatchSelectWidth={280}
      {...(select as object)}
      options={options ?? []}
      showSearch={{ optionFilterProp: 'label' }}
      optionRender={({ data }) => (
        <>
          {data.label}
          {data.reason && <div className="ui-reason">{data.reason}</div>}
        </>
      )}
    />
  )
}

const offered = (value: number, label: string, reasons: readonly string[]): Option => ({
  value,
  label,
  reason: reasons.length > 0 ? reasons.join(mark('、')) : undefined,
  disabled: reasons.length > 0,
})

/** Possible options first. */
const sorted = (options: Option[]) => options.toSorted((a, b) => Number(a.disabled) - Number(b.disabled))

/** The fields of a plan's vehicle and crew; the leader is a qualified member of the crew. */
export default function CrewFields({ from }: { from: Candidates | undefined }) {
  const { t } = useTranslation()
  const { label } = useNounWords(plan)
  const driver = Form.useWatch<number>('driver_id')
  const guards = Form.useWatch<number[]>('guard_ids') ?? []
  const cashiers = Form.useWatch<number[]>('cashier_ids') ?? []
  const riding = [driver, ...guards, ...cashiers]
  const people = (duty: number) =>
    from &&
    sorted(
      from.staff
        .filter(({ duty_type }) => duty_type === duty)
        .map(({ id, name, staff_no, reasons }) => offered(id, `${name} ${staff_no}`, reasons)),
    )
  const leaders = from?.staff
    .filter(({ id, is_leader }) => is_leader && riding.includes(id))
    .map(({ id, name, staff_no }) => offered(id, `${name} ${staff_no}`, []))
  const cars =
    from &&
    sorted(from.cars.map(({ id, plate_no, car_seq, reasons }) => offered(id, `${plate_no} ${car_seq}`, reasons)))
  const item = (name: keyof CrewValues, control: React.ReactNode) => (
    <Form.Item
      name={name}
      label={name === 'leader_id' ? label('leader_name') : t(`plan.field.${name}`)}
      rules={[{ required: true }]}
    >
      {control}
    </Form.Item>
  )
  return (
    <>
      {item('car_id', <Chooser options={cars} />)}
      {item('driver_id', <Chooser options={people(crewRole.driver)} />)}
      {item('guard_ids', <Chooser mode="multiple" options={people(crewRole.guard)} />)}
      {item('cashier_ids', <Chooser mode="multiple" options={people(crewRole.cashier)} />)}
      {item('leader_id', <Chooser options={leaders} notFoundContent={t('plan.noLeader')} />)}
    </>
  )
}
