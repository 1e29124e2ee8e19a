import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import HourInput from '@shouya/console/ui/HourInput.tsx'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import './stops.css'
import UnitSelect from './UnitSelect.tsx'

type Time = 'deliver_plan' | 'collect_plan' | 'plan_time'
type Stop = { dept_id?: number } & { [K in Time]?: string | null }
type Props = {
  id?: string
  value?: Stop[]
  onChange?: (stops: Stop[]) => void
  /** What each stop says beside its unit. */
  times: readonly Time[]
}

const MOST = 40

/** The stops of a way in their order. Every move is a button: a hand on a phone and a keyboard do the same. */
export default function StopsField({ id = 'stops', value = [], onChange, times }: Props) {
  const { t } = useTranslation()
  const put = (at: number, change: Stop) =>
    onChange?.(value.map((stop, i) => (i === at ? { ...stop, ...change } : stop)))
  const swap = (at: number, to: number) =>
    onChange?.(value.map((stop, i) => (i === at ? (value[to] ?? stop) : i === to ? (value[at] ?? stop) : stop)))
  const button = (text: string, icon: React.ReactNode, onClick: () => void, disabled = false) => (
    <Button type="text" icon={icon} aria-label={text} title={text} disabled={disabled} onClick={onClick} />
  )
  return (
    <div className="escort-stops" id={id}>
      {value.map((stop, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop has nothing of its own until its unit is chosen
        <fieldset key={at} className="escort-stop">
          <legend>{t('escortPlan.stop.at', { no: at + 1 })}</legend>
          <span className="escort-stop-unit">
            <label htmlFor={`${id}_${at}_dept_id`}>{t('escortPlan.stop.dept_id')}</label>
            <UnitSelect
              id={`${id}_${at}_dept_id`}
              {...(stop.dept_id !== undefined && { value: stop.dept_id })}
              onChange={(unit) => put(at, { dept_id: unit as number })}
            />
          </span>
          {times.map((time) => (
            <span key={time}>
              <label htmlFor={`${id}_${at}_${time}`}>{t(`escortPlan.stop.${time}`)}</label>
              <HourInput
                id={`${id}_${at}_${time}`}
                value={stop[time] ?? null}
                onChange={(hour) => put(at, { [time]: hour })}
              />
            </span>
          ))}
          <span className="escort-stop-moves">
            {button(t('escortPlan.stop.up'), <ArrowUpOutlined aria-hidden="true" />, () => swap(at, at - 1), at === 0)}
            {button(
              t('escortPlan.stop.down'),
              <ArrowDownOutlined aria-hidden="true" />,
              () => swap(at, at + 1),
              at === value.length - 1,
            )}
            {button(t('escortPlan.stop.remove'), <DeleteOutlined aria-hidden="true" />, () =>
              onChange?.(value.filter((_stop, i) => i !== at)),
            )}
          </span>
        </fieldset>
      ))}
      <Button
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={value.length >= MOST}
        onClick={() => onChange?.([...value, {}])}
      >
        {t('escortPlan.stop.add')}
      </Button>
    </div>
  )
}
